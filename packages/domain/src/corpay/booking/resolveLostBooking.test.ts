import { describe, expect, it } from 'vitest';
import {
  expired,
  lost,
  makeFixture,
  openBooking,
  overForSure,
  press,
  refused,
  summary,
} from '../../../test/bookingFixture.ts';
import { orderDetail, orderPayment, refusal } from '../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../result/result.ts';
import { storeBookedOrder } from './bookDeal.ts';
import { confirmBookingIsNoOrder, resolveLostBooking } from './resolveLostBooking.ts';

const listed = succeeded([summary('702'), summary('701', 55), summary('700'), summary('699')]);

/** A booking whose first answer was lost and whose quote has ended for sure, and what the partner answers from there. */
const afterEnd = async (answers: Parameters<typeof makeFixture>[0] = {}) => {
  const fixture = makeFixture({ ...answers, books: [failed(lost), ...(answers.books ?? [])] });
  const intent = await openBooking(fixture);
  await fixture.time.advance(overForSure);
  return { fixture, intent };
};

/** The other tab has its answer after this one has read the orders and before it judges them. */
const settledMeanwhile = async (endsAt: number | null) => {
  const fixture = makeFixture({ books: [failed(lost), failed(expired), failed(expired)], orders: listed });
  const intent = await openBooking(fixture, { ...press, endsAt });
  await fixture.time.advance(overForSure);
  const list = async () => {
    await storeBookedOrder(fixture.journal, intent, '702');
    await storeBookedOrder(fixture.journal, { ...intent, quoteId: 'q2' }, '700');
    return listed;
  };
  return { fixture, intent, ports: { ...fixture, orders: { ...fixture.orders, list } } };
};

describe('a lost booking that another tab settles while this one looks into it', () => {
  it('is not told as no deal because its order is known by then', async () => {
    const { fixture, intent, ports } = await settledMeanwhile(press.endsAt);
    const unknown = { kind: 'unknown', failure: null };
    expect(await resolveLostBooking(ports, intent, 'itself')).toEqual(unknown);
    expect(await confirmBookingIsNoOrder(ports, intent, ['700'])).toEqual(unknown);
    expect((await fixture.journal.booked()).map(({ answer }) => answer.number)).toContain('702');
  });

  it('is not said to be none either where the end of its quote is not known', async () => {
    const { intent, ports } = await settledMeanwhile(null);
    expect(await confirmBookingIsNoOrder(ports, intent, [])).toEqual({ kind: 'unknown', failure: null });
  });
});

describe('a lost booking that is said to have become no order', () => {
  it('is asked about once more first, and is the order that the partner then names', async () => {
    const { fixture, intent } = await afterEnd({
      books: [succeeded({ orderNumber: '700' })],
      orders: listed,
    });
    expect(await confirmBookingIsNoOrder(fixture, intent, ['702', '700'])).toEqual({
      kind: 'booked',
      orderNumber: '700',
    });
    expect(fixture.sent).toEqual(['q1 key-1', 'q1 key-1']);
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it.each([
    ['silence', failed(lost), lost],
    ['the end of its quote', failed(expired), expired],
    ['no number', succeeded({ orderNumber: null }), 'no-number'],
  ])(
    'stays open after %s until every order with its amount is said to be another deal',
    async (_what, answer, said) => {
      const { fixture, intent } = await afterEnd({ books: [answer, answer, answer], orders: listed });
      for (const otherDeals of [[], ['702']]) {
        expect(await confirmBookingIsNoOrder(fixture, intent, otherDeals)).toMatchObject({
          kind: 'choose',
          candidates: [{ ordNum: '702' }, { ordNum: '700' }],
          said,
        });
        expect(await fixture.journal.list()).toHaveLength(1);
      }
      expect(await confirmBookingIsNoOrder(fixture, intent, ['702', '700'])).toEqual({
        kind: 'not-booked',
        said,
      });
      expect(await fixture.journal.list()).toEqual([]);
    },
  );

  it('needs no such word where no order has its amount', async () => {
    const { fixture, intent } = await afterEnd({ books: [succeeded({ orderNumber: null })] });
    expect(await confirmBookingIsNoOrder(fixture, intent, [])).toEqual({
      kind: 'not-booked',
      said: 'no-number',
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it.each([
    ['neither the partner nor its orders answer', { orders: failed(lost) }, lost],
    ['the partner does not answer and no order has its amount', {}, lost],
    ['its quote still lives at the partner', { remaining: [succeeded(17)] }, null],
  ])('stays open while %s', async (_what, answers, failure) => {
    const { fixture, intent } = await afterEnd(answers);
    expect(await confirmBookingIsNoOrder(fixture, intent, [])).toEqual({ kind: 'unknown', failure });
    expect(await fixture.journal.list()).toHaveLength(1);
  });

  it('stays open while its quote lives at the partner, whatever orders are other deals', async () => {
    const { fixture, intent } = await afterEnd({ remaining: [succeeded(17)], orders: listed });
    expect(await confirmBookingIsNoOrder(fixture, intent, ['702', '700'])).toMatchObject({
      kind: 'choose',
      said: null,
    });
    expect(fixture.sent).toHaveLength(1);
    expect(await fixture.journal.list()).toHaveLength(1);
  });

  it.each([
    ['is not sent, and settled at once where no order has its amount', succeeded([]), [], 'not-booked'],
    ['stays open until orders with its amount are said to be other deals', listed, ['702'], 'choose'],
    ['is settled once they are', listed, ['702', '700'], 'not-booked'],
    ['stays open while the orders cannot be looked at', failed(lost), [], 'unknown'],
  ])('where the end of its quote is not known %s', async (_what, orders, otherDeals, kind) => {
    const fixture = makeFixture({ books: [failed(lost)], orders });
    const intent = await openBooking(fixture, { ...press, endsAt: null });
    expect(await confirmBookingIsNoOrder(fixture, intent, otherDeals)).toMatchObject({ kind });
    expect(await fixture.journal.list()).toHaveLength(kind === 'not-booked' ? 0 : 1);
    expect(fixture.sent).toHaveLength(1);
  });

  it('stays open, and is not sent, while it can still become a deal', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: listed });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure - 1);
    expect(await confirmBookingIsNoOrder(fixture, intent, ['702', '700'])).toMatchObject({
      kind: 'choose',
      said: null,
    });
    expect(fixture.sent).toHaveLength(1);
    expect(await fixture.journal.list()).toHaveLength(1);
  });
});

describe('a lost booking that is looked into', () => {
  it.each([
    ['the end of its quote', expired],
    ['a refusal', refused],
    ['a quote that nobody knows any more', refusal({ status: 404 })],
  ])('settles by itself as not booked after %s, where no order could be it', async (_what, failure) => {
    const { fixture, intent } = await afterEnd({ books: [failed(failure)] });
    expect(await resolveLostBooking(fixture, intent, 'itself')).toEqual({
      kind: 'not-booked',
      said: failure,
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it.each([
    ['an order could be it', failed(expired), listed],
    ['no order is named', succeeded({ orderNumber: null }), succeeded([])],
    ['there were too many calls', failed(refusal({ status: 429 })), succeeded([])],
    ['the same call still runs', failed(refusal({ status: 409 })), succeeded([])],
    ['the permission is gone', failed(refusal({ kind: 'permission', status: 403 })), succeeded([])],
    ['the answer cannot be read', failed(refusal({ kind: 'unreadable', status: 200 })), succeeded([])],
  ])('is left to the person where %s', async (_what, answer, orders) => {
    const { fixture, intent } = await afterEnd({ books: [answer], orders });
    expect(await resolveLostBooking(fixture, intent, 'itself')).toMatchObject({ kind: 'choose' });
    expect(await fixture.journal.list()).toHaveLength(1);
  });

  it('is not settled by a refusal that came while it could still become a deal', async () => {
    const fixture = makeFixture({ books: [failed(lost), failed(expired)] });
    const intent = await openBooking(fixture);
    await fixture.time.advance(overForSure - 1);
    expect(await resolveLostBooking(fixture, intent, 'user')).toMatchObject({
      kind: 'choose',
      candidates: [],
      said: expired,
    });
    expect(await fixture.journal.list()).toHaveLength(1);
  });

  it('is settled by nothing where the end of its quote is not known', async () => {
    const fixture = makeFixture({ books: [failed(lost), failed(expired)] });
    const intent = await openBooking(fixture, { ...press, endsAt: null });
    await fixture.time.advance(overForSure);
    expect(await resolveLostBooking(fixture, intent, 'user')).toMatchObject({
      kind: 'choose',
      said: expired,
    });
    expect(await fixture.journal.list()).toHaveLength(1);
  });

  it('shows of each order that could be it what is settled, and who is paid, where the order says it', async () => {
    const fixture = makeFixture({ books: [failed(lost)], orders: listed });
    const intent = await openBooking(fixture);
    const unnamed = { ...orderPayment, payeeName: '' };
    const orders = {
      list: fixture.orders.list,
      show: async (number: string) =>
        number === '700' ? succeeded(orderDetail([orderPayment, unnamed])) : failed(lost),
    };
    expect(await resolveLostBooking({ ...fixture, orders }, intent, 'itself')).toEqual({
      kind: 'choose',
      candidates: [
        { ...summary('702'), settled: null, payees: [] },
        { ...summary('700'), settled: { currency: 'USD', amount: 11_534.02 }, payees: ['Kestrel Wool'] },
      ],
      said: null,
    });
  });

  it('asks only for the newest of many such orders', async () => {
    const many = Array.from({ length: 12 }, (_, place) => summary(String(720 - place)));
    const fixture = makeFixture({ books: [failed(lost)], orders: succeeded(many) });
    const intent = await openBooking(fixture);
    const asked: string[] = [];
    const show = async (number: string) => {
      asked.push(number);
      return succeeded(orderDetail([]));
    };
    const found = await resolveLostBooking(
      { ...fixture, orders: { ...fixture.orders, show } },
      intent,
      'itself',
    );
    expect(found.kind === 'choose' ? found.candidates.map(({ ordNum }) => ordNum) : []).toHaveLength(12);
    expect(asked).toEqual(many.slice(0, 10).map(({ ordNum }) => ordNum));
  });
});
