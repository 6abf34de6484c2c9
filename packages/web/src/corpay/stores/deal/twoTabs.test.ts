import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { heldCall } from '../../../../test/heldCall.ts';
import { bookingsIn, failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';

const openTwoTabs = async () => {
  const store = createMemoryStore();
  return { first: await openQuotedScope({ store }), second: await openQuotedScope({ store }) };
};

describe('two tabs over one journal', () => {
  it('while a booking is on its way in one tab, the other knows at once, does not send the same, and does not leave it typed to be booked a second time', async () => {
    const { first, second } = await openTwoTabs();
    const resolvers: ((answer: Result<BookingAnswer, CallFailure>) => void)[] = [];
    first.answers.book = () =>
      new Promise((resolve) => {
        resolvers.push(resolve);
      });
    const booking = first.scope.deal.book();
    await first.time.advance(0);
    await second.time.advance(0);
    expect(second.scope.deal.cannotBook).toBe('earlier-booking-open');
    expect(second.scope.intents.state.open).toMatchObject([{ here: false }]);
    expect(first.scope.intents.state.open).toEqual([]);
    await second.scope.deal.book();
    resolvers[0]?.(succeeded({ orderNumber: '20418310' }));
    await booking;
    await second.time.advance(0);
    expect(bookingsIn(second.calls)).toEqual([]);
    expect(second.scope.intents.state.open).toEqual([]);
    expect(second.scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418310' }]);
    expect([second.scope.deal.refusal, second.scope.quote.draft.paymentAmount]).toEqual(['same-booked', '']);
  });

  it('an answer that comes while the other tab is looking is not taken for a lost one', async () => {
    const { first, second } = await openTwoTabs();
    const { orders } = second.scope.session.corpay;
    const looks: (() => void)[] = [];
    orders.list = () =>
      new Promise((resolve) => {
        looks.push(() => resolve(succeeded([])));
      });
    await first.scope.deal.book();
    await second.time.advance(0);
    expect(second.scope.intents.openBookings).toHaveLength(1);
    looks[0]?.();
    await second.time.advance(0);
    expect(second.scope.intents.state.open).toEqual([]);
    expect(second.scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418300' }]);
    expect([second.scope.deal.refusal, second.scope.quote.draft.paymentAmount]).toEqual(['same-booked', '']);
  });

  it('a lost booking that the other tab finds to be a deal is shown here, and stays typed no more', async () => {
    const { first, second } = await openTwoTabs();
    first.answers.book = async () => {
      first.answers.orders = [orderSummary('20418311')];
      second.answers.orders = first.answers.orders;
      return failed(failure('no-answer'));
    };
    await first.scope.deal.book();
    await second.time.advance(0);
    const [open] = second.scope.intents.state.open;
    if (open?.kind !== 'booking') throw new Error('The other tab should know of the booking.');
    await second.scope.intents.choose(open, '20418311');
    await first.time.advance(0);
    expect(first.scope.intents.state.open).toMatchObject([
      { settlement: { kind: 'booked', orderNumber: '20418311' } },
    ]);
    expect(first.scope.quote.draft.beneficiary).toBeNull();
    expect(bookingsIn([...first.calls, ...second.calls])).toHaveLength(1);
  });

  it('a lost booking that the other tab says became none is said here to be over, and what is typed stays', async () => {
    const { first, second } = await openTwoTabs();
    first.answers.book = async () => failed(failure('no-answer'));
    second.answers.book = async () => succeeded({ orderNumber: null });
    await first.scope.deal.book();
    await second.time.advance(91_000);
    const [open] = second.scope.intents.state.open;
    if (open?.kind !== 'booking') throw new Error('The other tab should know of the booking.');
    expect(await second.scope.intents.chooseNone(open, [])).toEqual([]);
    await first.time.advance(0);
    expect(first.scope.intents.state.open).toMatchObject([
      { settlement: { kind: 'settled-elsewhere', orderNumber: null } },
    ]);
    expect(first.scope.intents.openBookings).toHaveLength(0);
    expect(first.scope.quote.draft.beneficiary).toEqual(thalassa);
  });

  it('a beneficiary who is deleted in one tab is chosen in no other, which names them until another is chosen', async () => {
    const { first, second } = await openTwoTabs();
    second.answers.beneficiaries = succeeded([]);
    first.scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: 'b-1' });
    await second.time.advance(0);
    expect(second.scope.quote.draft.beneficiary).toBeNull();
    expect(second.scope.deal.cannotBook).toBe('beneficiary-missing');
    expect(second.scope.quote.beneficiaryGone).toBe('Thalassa Olive Cooperative');
    second.scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '5' });
    expect(second.scope.quote.beneficiaryGone).toBe('Thalassa Olive Cooperative');
    second.scope.deal.change({ type: 'beneficiary-chosen', beneficiary: thalassa });
    expect(second.scope.quote.beneficiaryGone).toBeNull();
    expect(first.calls.filter((call) => call === 'beneficiaries')).toHaveLength(1);
  });

  it('a press at the very same moment in both books one deal', async () => {
    const { first, second } = await openTwoTabs();
    await Promise.all([first.scope.deal.book(), second.scope.deal.book()]);
    expect([...bookingsIn(first.calls), ...bookingsIn(second.calls)]).toHaveLength(1);
    await first.time.advance(0);
    await second.time.advance(0);
    const refused = [first, second].find(({ scope }) => scope.deal.booked === null);
    expect([refused?.scope.deal.refusal, refused?.scope.quote.draft.paymentAmount]).toEqual([
      'same-booked',
      '',
    ]);
  });

  it('what the other tab booked since Book Deal was pressed here is not booked a second time, and does not stay typed', async () => {
    const { first, second } = await openTwoTabs();
    const { orders } = second.scope.session.corpay;
    const { held, goOn } = heldCall(orders.list);
    orders.list = held;
    const pressed = second.scope.deal.book();
    await second.time.advance(0);
    await first.scope.deal.book();
    goOn();
    await pressed;
    expect(bookingsIn(second.calls)).toEqual([]);
    expect([second.scope.deal.refusal, second.scope.quote.draft.paymentAmount]).toEqual(['same-booked', '']);
  });

  it('what is typed for another booking stays when the other tab has its answer', async () => {
    const { first, second } = await openTwoTabs();
    second.scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '7' });
    await second.time.advance(2_000);
    await first.scope.deal.book();
    await second.time.advance(0);
    expect([second.scope.deal.refusal, second.scope.quote.draft.paymentAmount]).toEqual([null, '7']);
  });
});
