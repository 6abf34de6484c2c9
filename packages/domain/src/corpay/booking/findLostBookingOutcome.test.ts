import { describe, expect, it } from 'vitest';
import {
  expired,
  lost,
  makeFixture,
  openBooking,
  overForSure,
  press,
  quote,
  refused,
  summary,
} from '../../../test/bookingFixture.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import { bookDeal } from './bookDeal.ts';
import { lostBookingDeadline, findLostBookingOutcome } from './findLostBookingOutcome.ts';

const forbidden = { ...refused, kind: 'permission', status: 403 } as const;
const garbled = { ...lost, kind: 'unreadable', status: 200 } as const;

describe('a booking whose answer was lost', () => {
  const newer = succeeded([
    summary('702'),
    summary('701', 55),
    summary('700'),
    summary('699'),
    summary('698'),
  ]);

  it('is never sent again by itself before its quote has ended and a minute has passed', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture);
    for (const wait of [0, 29_999, 1, 59_999]) {
      await fixture.time.advance(wait);
      expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
        kind: 'unknown',
        failure: null,
      });
    }
    expect(fixture.sent).toEqual(['q1 key-1']);
    await fixture.time.advance(1);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
  });

  it('after that is asked for again with the same quote and key, and an order number settles it', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
    expect(fixture.sent).toEqual(['q1 key-1', 'q1 key-1']);
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it('is not sent again by itself while its quote lives at the partner, whatever the clock here was set to', async () => {
    const fixture = makeFixture({
      books: [failed(lost), succeeded({ orderNumber: '700' })],
      remaining: [succeeded(17), succeeded(0)],
    });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
      kind: 'unknown',
      failure: null,
    });
    expect(fixture.sent).toEqual(['q1 key-1']);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
  });

  it.each([
    ['does not say how long its quote lives', succeeded(null)],
    ['does not know its quote any more', failed({ ...refused, status: 404 })],
  ])('is asked for again after its end when the partner %s', async (_what, left) => {
    const fixture = makeFixture({
      books: [failed(lost), succeeded({ orderNumber: '700' })],
      remaining: [left],
    });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
  });

  it('is never sent again by itself where the end of its quote is not known', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture, { ...press, endsAt: null });
    await fixture.time.advance(86_400_000);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({
      kind: 'unknown',
      failure: null,
    });
    expect(fixture.sent).toHaveLength(1);
    expect(await findLostBookingOutcome(fixture, intent, 'user')).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
  });

  it('is looked for among the orders first, also where the person asks, while its quote lives at the partner', async () => {
    const fixture = makeFixture({
      books: [failed(lost), succeeded({ orderNumber: '703' })],
      remaining: [succeeded(17)],
      orders: newer,
    });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await findLostBookingOutcome(fixture, intent, 'user')).toMatchObject({
      kind: 'choose',
      candidates: [{ ordNum: '702' }, { ordNum: '700' }],
      said: null,
    });
    expect(fixture.sent).toEqual(['q1 key-1']);
  });

  it('is sent again at once where the person wants it and no order could be its deal', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture);
    expect(await findLostBookingOutcome(fixture, intent, 'user')).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
    expect(fixture.sent).toEqual(['q1 key-1', 'q1 key-1']);
  });

  it.each(['itself', 'user'] as const)(
    'is looked for among the orders first, and not sent by %s when one could be its deal',
    async (by) => {
      const fixture = makeFixture({ books: [failed(lost)], orders: newer });
      const intent = await openBooking(fixture);
      expect(await findLostBookingOutcome(fixture, intent, by)).toMatchObject({
        kind: 'choose',
        candidates: [{ ordNum: '702' }, { ordNum: '700' }],
        said: null,
      });
      expect(fixture.sent).toHaveLength(1);
    },
  );

  it.each(['itself', 'user'] as const)(
    'is not sent by %s while the orders cannot be looked at',
    async (by) => {
      const fixture = makeFixture({ books: [failed(lost)], orders: failed(lost) });
      const intent = await openBooking(fixture);
      expect(await findLostBookingOutcome(fixture, intent, by)).toEqual({ kind: 'unknown', failure: lost });
      expect(fixture.sent).toHaveLength(1);
    },
  );

  it('is not taken for a deal that is known to have come from another booking', async () => {
    const fixture = makeFixture({
      books: [failed(lost), succeeded({ orderNumber: '702' })],
      orders: newer,
    });
    const intent = await openBooking(fixture);
    await bookDeal(fixture, {
      ...press,
      quote: { ...quote, quoteId: 'q2', payment: makeMoney(500n, 'EUR') },
      despite: ['q1'],
    });
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toMatchObject({
      candidates: [{ ordNum: '700' }],
    });
  });

  it('may be an order that the person began to instruct from the list of orders', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: newer });
    const intent = await openBooking(fixture);
    await fixture.journal.keep({
      kind: 'instruction',
      orderNumber: '700',
      idempotencyKey: 'key-2',
      payment: quote.payment,
      beneficiaryId: 'b1',
      payee: 'Payee',
      reference: '',
      detailsChecked: false,
      startedAt: fixture.clock.now(),
    });
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toMatchObject({
      candidates: [{ ordNum: '702' }, { ordNum: '700' }],
    });
  });

  it.each([
    ['a repeated booking without a number', succeeded({ orderNumber: null }), 'no-number'],
    ['a quote that is over by now', failed(expired), expired],
    ['a refusal', failed(refused), refused],
    ['a permission that was taken away', failed(forbidden), forbidden],
    ['an answer that cannot be read', failed(garbled), garbled],
  ])(
    '%s proves nothing: newer orders with its amount are shown and the person says which',
    async (_what, second, said) => {
      const fixture = makeFixture({ books: [failed(lost), second], orders: newer });
      const intent = await openBooking(fixture);
      await fixture.time.advance(overForSure);
      const settlement = await findLostBookingOutcome(fixture, intent, 'itself');
      expect(settlement).toMatchObject({
        kind: 'choose',
        candidates: [{ ordNum: '702' }, { ordNum: '700' }],
        said,
      });
      expect(await fixture.journal.list()).toMatchObject([{ kind: 'booking' }]);
    },
  );

  it('can become a deal until its quote has ended for sure', async () => {
    const fixture = makeFixture({ books: [failed(lost)] });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure - 1);
    expect(lostBookingDeadline(intent, fixture.clock.now())).toBe(fixture.clock.now() + 1);
    await fixture.time.advance(1);
    expect(lostBookingDeadline(intent, fixture.clock.now())).toBeNull();
  });

  it.each([
    lost,
    { ...lost, kind: 'server-trouble', status: 500 } as const,
    { ...lost, kind: 'token-refused', status: 401 } as const,
    { ...lost, kind: 'missing-token' } as const,
    { ...lost, kind: 'switched-off' } as const,
  ])('stays open while the partner cannot be asked: %#', async (failure) => {
    const fixture = makeFixture({
      books: [failed(lost), failed(failure)],
      orders: succeeded([summary('699')]),
    });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toEqual({ kind: 'unknown', failure });
    expect(await fixture.journal.list()).toHaveLength(1);
  });

  it('keeps an order that could be its deal in sight while the partner cannot be asked', async () => {
    const fixture = makeFixture({ books: [failed(lost), failed(lost)], orders: newer });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure);
    expect(await findLostBookingOutcome(fixture, intent, 'itself')).toMatchObject({
      kind: 'choose',
      candidates: [{ ordNum: '702' }, { ordNum: '700' }],
      said: lost,
    });
  });
});
