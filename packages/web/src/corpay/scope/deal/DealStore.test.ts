import type { BookingAnswer, CorpayFailure } from '@fx-gateway/domain/corpay';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@fx-gateway/domain/ports';
import { failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';

const bookings = (calls: readonly string[]) => calls.filter((call) => call.startsWith('book'));
const quotes = (calls: readonly string[]) => calls.filter((call) => call.startsWith('quote'));

describe('booking a deal', () => {
  it('fills the other side with the partner’s amount and switches Book Deal on', async () => {
    const { scope } = await openQuotedScope();
    expect(scope.quote.draft).toMatchObject({ paymentAmount: '10000', settlementAmount: '11531.01' });
    expect(scope.deal.cannotBook).toBeNull();
    expect(scope.quote.secondsLeft).toBe(25);
  });

  it('two clicks are one booking, and the step moves to Instruct (CP-BOOK-8)', async () => {
    const { scope, calls } = await openQuotedScope();
    await Promise.all([scope.deal.book(), scope.deal.book()]);
    await scope.deal.book();
    expect(bookings(calls)).toEqual(['book q-1 key-1']);
    expect(scope.deal.step).toBe('instruct');
    expect(scope.deal.booked).toMatchObject({ orderNumber: '20418300', beneficiary: thalassa });
    expect(scope.quote.draft.paymentAmount).toBe('');
  });

  it('a press freezes the painted numbers, and exactly they are booked (S-102)', async () => {
    const { scope, time, calls } = await openQuotedScope();
    await time.advance(24_900);
    scope.deal.press();
    await time.advance(3_000);
    expect(quotes(calls)).toHaveLength(1);
    await scope.deal.book();
    expect(bookings(calls)).toEqual(['book q-1 key-1']);
  });

  it('a press that is let go lets the quote be renewed, old and new amount side by side', async () => {
    const { scope, time, calls } = await openQuotedScope();
    await time.advance(24_900);
    scope.deal.press();
    await time.advance(3_000);
    scope.deal.release();
    await time.advance(2_200);
    expect(quotes(calls)).toHaveLength(2);
    expect(scope.quote.live.renewed?.quote.quoteId).toBe('q-1');
    expect(scope.quote.live.offer?.quote.quoteId).toBe('q-2');
    expect(scope.quote.draft.paymentAmount).toBe('10000');
    await time.advance(1_000);
    expect(scope.deal.cannotBook).toBeNull();
  });

  it('a refusal is told until the next edit, and what was typed stays', async () => {
    const { scope, answers } = await openQuotedScope();
    answers.book = async () =>
      failed(failure('refused', { status: 400, messages: ['Limit.'], listed: true }));
    await scope.deal.book();
    expect(scope.deal.refusal).toMatchObject({ messages: ['Limit.'] });
    expect(scope.quote.draft.paymentAmount).toBe('10000');
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    expect(scope.deal.refusal).toBeNull();
  });

  it('a quote whose store cannot keep the step is not booked', async () => {
    const store = createMemoryStore();
    const { scope, calls } = await openQuotedScope({ store });
    store.update = async () => {
      throw new Error('full');
    };
    await scope.deal.book();
    expect(bookings(calls)).toEqual([]);
    expect(scope.deal.refusal).toBe('not-kept');
  });
});

describe('a booking without an answer is unknown, never failed (S-80)', () => {
  it('only the orders are looked at until the quote has ended for sure; then the same call finds the deal', async () => {
    const { scope, calls, answers, time } = await openQuotedScope();
    const script = [failed(failure('no-answer')), succeeded({ orderNumber: '20418301' })];
    answers.book = async () => script.shift() ?? succeeded({ orderNumber: 'never' });
    await scope.deal.book();
    await time.advance(89_999);
    expect(bookings(calls)).toEqual(['book q-1 key-1']);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown' } }]);
    await time.advance(1);
    expect(bookings(calls)).toEqual(['book q-1 key-1', 'book q-1 key-1']);
    expect(scope.intents.state.open).toMatchObject([
      { settlement: { kind: 'booked', orderNumber: '20418301' } },
    ]);
    expect(scope.deal.refusal).toBeNull();
    expect(scope.quote.draft.paymentAmount).toBe('');
    expect(scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418301', payee: thalassa.payee }]);
  });

  it('until it is settled the same deal is not booked, also in the next visit, which looks into it first', async () => {
    const store = createMemoryStore();
    const first = await openQuotedScope({ store });
    first.answers.book = async () => failed(failure('no-answer'));
    await first.scope.deal.book();
    first.scope.intents.stop();
    const next = await openQuotedScope({ store });
    expect(next.scope.deal.cannotBook).toBe('earlier-booking-open');
    expect(next.scope.deal.canBeBeside).toBe(false);
    await next.scope.deal.book();
    expect(bookings(next.calls)).toEqual([]);
  });

  it('another deal is booked beside it once the person says so', async () => {
    const { scope, answers, time, calls } = await openQuotedScope();
    answers.book = async () => failed(failure('no-answer'));
    await scope.deal.book();
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    await time.advance(500);
    expect(scope.deal.cannotBook).toBe('beside-earlier');
    expect(scope.deal.canBeBeside).toBe(true);
    scope.deal.wantBeside(true);
    expect(scope.deal.isBeside).toBe(true);
    answers.book = async () => succeeded({ orderNumber: '20418309' });
    await scope.deal.book();
    expect(scope.deal.booked?.orderNumber).toBe('20418309');
    expect(scope.deal.isBeside).toBe(false);
    expect(bookings(calls)).toHaveLength(2);
  });

  it('an answer without a number leaves the choice to the person among newer orders with these amounts', async () => {
    const { scope, answers, time } = await openQuotedScope();
    answers.orders = [orderSummary('20418200')];
    await scope.orders.load();
    answers.book = async () => succeeded({ orderNumber: null });
    answers.orders = [orderSummary('20418302'), orderSummary('20418301', 5), orderSummary('20418200')];
    await scope.deal.book();
    await time.advance(0);
    const chosen = async (orderNumber: string | null) => {
      const [open] = scope.intents.state.open;
      expect(open).toMatchObject({ settlement: { kind: 'choose', candidates: [{ ordNum: '20418302' }] } });
      if (open?.kind !== 'booking') throw new Error('The booking should be open.');
      await scope.intents.choose(open, orderNumber);
    };
    await chosen(null);
    expect(scope.deal.cannotBook).toBe('earlier-booking-open');
    await time.advance(91_000);
    await chosen(null);
    expect(scope.intents.state.open).toEqual([]);
    expect(scope.deal.cannotBook).toBeNull();
  });

  it('what stays unknown is looked at by itself five times and once its quote is over, and then no more', async () => {
    const { scope, answers, time } = await openQuotedScope();
    answers.book = async () => failed(failure('no-answer'));
    answers.ordersFailure = failure('no-answer');
    let looks = 0;
    const { session } = scope;
    const list = session.corpay.orders.list.bind(session.corpay.orders);
    session.corpay.orders.list = async () => {
      looks += 1;
      return list();
    };
    await scope.deal.book();
    await time.advance(86_400_000);
    expect(looks).toBeLessThanOrEqual(7);
    expect(scope.intents.openBookings).toHaveLength(1);
  });

  it('cancelling the instruction leaves the deal announced', async () => {
    const { scope } = await openQuotedScope();
    await scope.deal.book();
    scope.deal.leaveInstruct();
    await scope.intents.readAwaited();
    expect(scope.deal.step).toBe('quote');
    expect(scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418300' }]);
  });
});

const openTwoTabs = async () => {
  const store = createMemoryStore();
  return { first: await openQuotedScope({ store }), second: await openQuotedScope({ store }) };
};

describe('two tabs over one journal', () => {
  it('while a booking is on its way in one tab, the other knows at once and does not send the same', async () => {
    const { first, second } = await openTwoTabs();
    const resolvers: ((answer: Result<BookingAnswer, CorpayFailure>) => void)[] = [];
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
    expect(bookings(second.calls)).toEqual([]);
    expect(second.scope.intents.state.open).toEqual([]);
    expect(second.scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418310' }]);
    expect(second.scope.deal.cannotBook).toBeNull();
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
    expect(second.scope.deal.cannotBook).toBeNull();
  });

  it('a lost booking that the other tab finds to be a deal is told here, and stays typed no more', async () => {
    const { first, second } = await openTwoTabs();
    first.answers.book = async () => failed(failure('no-answer'));
    const listed = [orderSummary('20418311')];
    first.answers.orders = listed;
    second.answers.orders = listed;
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
    expect(bookings([...first.calls, ...second.calls])).toHaveLength(1);
  });

  it('a lost booking that the other tab says became none goes here, and what is typed stays', async () => {
    const { first, second } = await openTwoTabs();
    first.answers.book = async () => failed(failure('no-answer'));
    second.answers.book = async () => failed(failure('refused', { status: 410 }));
    await first.scope.deal.book();
    await second.time.advance(91_000);
    const [open] = second.scope.intents.state.open;
    if (open?.kind !== 'booking') throw new Error('The other tab should know of the booking.');
    await second.scope.intents.choose(open, null);
    await first.time.advance(0);
    expect(first.scope.intents.state.open).toHaveLength(0);
    expect(first.scope.quote.draft.beneficiary).toEqual(thalassa);
  });

  it('a payee who is deleted in one tab is chosen in no other, which says whom until somebody is chosen', async () => {
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
    expect([...bookings(first.calls), ...bookings(second.calls)]).toHaveLength(1);
    expect([first.scope.deal.refusal, second.scope.deal.refusal]).toContain('same-open');
  });
});
