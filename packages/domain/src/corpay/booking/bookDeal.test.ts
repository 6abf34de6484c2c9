import { describe, expect, it } from 'vitest';
import {
  expired,
  lost,
  makeFixture,
  openBooking,
  press,
  quote,
  refused,
  summary,
} from '../../../test/bookingFixture.ts';
import { failure, refusal } from '../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../result/result.ts';
import { journalEntryId } from '../intents/intent.ts';
import { bookDeal, type BookingOutcome } from './bookDeal.ts';
import { findLostBookingOutcome } from './findLostBookingOutcome.ts';

describe('one press books one deal', () => {
  it('the intent is kept before the call leaves, and a booked deal then waits for its instruction', async () => {
    const fixture = makeFixture({ books: [succeeded({ orderNumber: '700' })] });
    expect(await bookDeal(fixture, press)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(fixture.kept).toEqual([1]);
    expect(await fixture.journal.list()).toMatchObject([
      { kind: 'awaited-instruction', orderNumber: '700', beneficiaryId: 'b1', payment: quote.payment },
    ]);
  });

  it('the number is told while it is being kept; whoever leaves before finds the booking open, and its order by it', async () => {
    const fixture = makeFixture({
      books: [succeeded({ orderNumber: '700' })],
      orders: succeeded([summary('700'), summary('699')]),
    });
    const { book } = fixture.deals;
    const { update } = fixture.store;
    const waiting: (() => void)[] = [];
    fixture.deals.book = (...sent) => {
      fixture.store.update = async (...change) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return update(...change);
      };
      return book(...sent);
    };
    const outcomes: Promise<BookingOutcome>[] = [];
    const number = await new Promise((resolve) => outcomes.push(bookDeal(fixture, press, resolve)));
    expect(number).toBe('700');
    const [open] = await fixture.journal.list();
    if (open?.kind !== 'booking') throw new Error('The booking is not open.');
    expect(journalEntryId(open)).toBe(journalEntryId({ kind: 'booking', quoteId: 'q1' }));
    expect(await findLostBookingOutcome(fixture, open, 'itself')).toMatchObject({
      kind: 'choose',
      candidates: [{ ordNum: '700' }],
    });
    waiting[0]?.();
    expect(await outcomes[0]).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it('the bank details that were shown go with the booking, and then with the deal that waits, by their fingerprint', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture, { ...press, accountPrint: 'print of b1' });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'booking', accountPrint: 'print of b1' }]);
    await findLostBookingOutcome(fixture, intent, 'user');
    expect(await fixture.journal.list()).toMatchObject([
      { kind: 'awaited-instruction', orderNumber: '700', accountPrint: 'print of b1' },
    ]);
  });

  it('the number of a booked deal is all there is to say of it, and is kept until somebody has heard of it', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(fixture);
    await findLostBookingOutcome(fixture, intent, 'user');
    expect(await fixture.journal.unreported()).toEqual([
      { intent, answer: { became: 'booked', number: '700', words: '' } },
    ]);
  });

  it('what never reached the quote leaves nothing behind, and no order needs to be looked at', async () => {
    const signedOut = failure({ kind: 'session-lost' });
    const fixture = makeFixture({ books: [failed(signedOut)], orders: failed(lost) });
    expect(await bookDeal(fixture, press)).toEqual({ kind: 'refused', failure: signedOut });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it.each([
    ['has ended', expired],
    ['is booked already', refused],
    ['is not there', refusal({ status: 404 })],
  ])(
    'a quote that %s is refused only when no order could be its deal: a browser may have sent the call before',
    async (_why, said) => {
      const none = makeFixture({ books: [failed(said)], orders: succeeded([summary('699')]) });
      expect(await bookDeal(none, press)).toEqual({ kind: 'refused', failure: said });
      expect(await none.journal.list()).toEqual([]);
      const one = makeFixture({ books: [failed(said)], orders: succeeded([summary('700'), summary('699')]) });
      expect(await bookDeal(one, press)).toMatchObject({ kind: 'unknown', failure: said });
      const silent = makeFixture({ books: [failed(said)], orders: failed(lost) });
      expect(await bookDeal(silent, press)).toMatchObject({ kind: 'unknown' });
      expect(await silent.journal.list()).toMatchObject([{ kind: 'booking' }]);
    },
  );

  it.each([
    ['no answer', failed(lost)],
    ['server trouble', failed({ ...lost, kind: 'server-trouble', status: 500 } as const)],
    ['an answer without an order number', succeeded({ orderNumber: null })],
  ])('%s leaves the booking unknown, never failed', async (_what, answer) => {
    const fixture = makeFixture({ books: [answer] });
    const told: string[] = [];
    const outcome = await bookDeal(fixture, press, (number) => told.push(number));
    expect(outcome).toMatchObject({ kind: 'unknown', intent: { quoteId: 'q1' } });
    expect(told).toEqual([]);
    expect(await fixture.journal.list()).toMatchObject([
      { kind: 'booking', newestOrder: '699', payee: 'Payee' },
    ]);
  });

  it('the order is told also when the device cannot remember it; the booking then stays open here', async () => {
    const fixture = makeFixture({ books: [succeeded({ orderNumber: '700' })] });
    const { book } = fixture.deals;
    fixture.deals.book = (...sent) => {
      fixture.store.update = () => Promise.reject(new Error('full'));
      return book(...sent);
    };
    expect(await bookDeal(fixture, press)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it('when the device cannot remember the step nothing is sent', async () => {
    const fixture = makeFixture({ books: [succeeded({ orderNumber: '700' })] });
    fixture.store.update = async () => Promise.reject(new Error('full'));
    expect(await bookDeal(fixture, press)).toEqual({ kind: 'not-kept' });
    expect(fixture.sent).toEqual([]);
  });
});
