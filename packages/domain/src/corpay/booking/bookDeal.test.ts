import { describe, expect, it } from 'vitest';
import {
  expired,
  lost,
  makeDesk,
  openBooking,
  press,
  quote,
  refused,
  summary,
} from '../../../test/bookingDesk.ts';
import { money } from '../../money/index.ts';
import { failed, succeeded } from '../../result/index.ts';
import { bookDeal, type BookingPress } from './bookDeal.ts';

describe('one press books one deal', () => {
  it('the intent is kept before the call leaves, and a booked deal then waits for its instruction', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    expect(await bookDeal(desk, press)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(desk.kept).toEqual([1]);
    expect(await desk.journal.list()).toMatchObject([
      { kind: 'awaited-instruction', orderNumber: '700', beneficiaryId: 'b1', payment: quote.payment },
    ]);
  });

  it('a definite refusal leaves nothing behind, and no order needs to be looked at', async () => {
    const desk = makeDesk({ books: [failed(refused)], orders: failed(lost) });
    expect(await bookDeal(desk, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('a quote that has ended is refused only when no order could be its deal', async () => {
    const none = makeDesk({ books: [failed(expired)], orders: succeeded([summary('699')]) });
    expect(await bookDeal(none, press)).toEqual({ kind: 'refused', failure: expired });
    const one = makeDesk({ books: [failed(expired)], orders: succeeded([summary('700'), summary('699')]) });
    expect(await bookDeal(one, press)).toMatchObject({ kind: 'unknown', failure: expired });
    const silent = makeDesk({ books: [failed(expired)], orders: failed(lost) });
    expect(await bookDeal(silent, press)).toMatchObject({ kind: 'unknown' });
    expect(await silent.journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it.each([
    ['no answer', failed(lost)],
    ['server trouble', failed({ ...lost, kind: 'server-trouble', status: 500 } as const)],
    ['an answer without an order number', succeeded({ orderNumber: null })],
  ])('%s leaves the booking unknown, never failed', async (_what, answer) => {
    const desk = makeDesk({ books: [answer] });
    expect(await bookDeal(desk, press)).toMatchObject({ kind: 'unknown', intent: { quoteId: 'q1' } });
    expect(await desk.journal.list()).toMatchObject([
      { kind: 'booking', newestOrder: '699', payee: 'Payee' },
    ]);
  });

  it('the order is told also when the device cannot remember it; the booking then stays open here', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    const { book } = desk.deals;
    desk.deals.book = (...sent) => {
      desk.store.update = () => Promise.reject(new Error('full'));
      return book(...sent);
    };
    expect(await bookDeal(desk, press)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it('when the device cannot remember the step nothing is sent', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    desk.store.update = async () => Promise.reject(new Error('full'));
    expect(await bookDeal(desk, press)).toEqual({ kind: 'not-kept' });
    expect(desk.sent).toEqual([]);
  });
});

const another = (more: Partial<typeof quote>, despite: readonly string[] = []): BookingPress => ({
  ...press,
  quote: { ...quote, quoteId: 'q2', ...more },
  despite,
});

describe('two tabs and an earlier booking', () => {
  it('while one is on its way or unknown, the same beneficiary, currencies and locked amount are not sent', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '701' })] });
    const earlier = await openBooking(desk);
    const moved = another({ settlement: money(1_160_000n, 'USD') }, ['q1']);
    expect(await bookDeal(desk, moved)).toEqual({ kind: 'earlier-open', earlier, same: true });
    expect(desk.sent).toHaveLength(1);
    expect(await desk.journal.list()).toEqual([earlier]);
  });

  it('two presses at the same moment send one', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    const outcomes = await Promise.all([bookDeal(desk, press), bookDeal(desk, another({}))]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'earlier-open']);
    expect(desk.sent).toHaveLength(1);
  });

  it('any other booking is sent only once the person wants it beside the open one', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '701' })] });
    const earlier = await openBooking(desk);
    const other = { payment: money(500n, 'EUR') };
    expect(await bookDeal(desk, another(other))).toEqual({ kind: 'earlier-open', earlier, same: false });
    expect(await bookDeal(desk, another(other, ['q1']))).toEqual({ kind: 'booked', orderNumber: '701' });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'booking' }, { orderNumber: '701' }]);
  });

  it('a deal that waits for its instruction blocks nothing', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' }), succeeded({ orderNumber: '701' })] });
    await bookDeal(desk, press);
    expect(await bookDeal(desk, another({}))).toEqual({ kind: 'booked', orderNumber: '701' });
  });
});
