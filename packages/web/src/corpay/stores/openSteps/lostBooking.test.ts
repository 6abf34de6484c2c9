import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { bookingsIn, failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';

describe('a booking without an answer is unknown, never failed (S-80)', () => {
  it('only the orders are looked at until the quote has ended for sure; then the same call finds the deal', async () => {
    const { scope, calls, answers, time } = await openQuotedScope();
    const script = [failed(failure('no-answer')), succeeded({ orderNumber: '20418301' })];
    answers.book = async () => script.shift() ?? succeeded({ orderNumber: 'never' });
    await scope.deal.book();
    await time.advance(89_999);
    expect(bookingsIn(calls)).toEqual(['book q-1 key-1']);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown' } }]);
    await time.advance(1);
    expect(bookingsIn(calls)).toEqual(['book q-1 key-1', 'book q-1 key-1']);
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
    expect(next.scope.deal.beside.offered).toBe(false);
    await next.scope.deal.book();
    expect(bookingsIn(next.calls)).toEqual([]);
  });

  it('another deal is booked beside it once the user says so', async () => {
    const { scope, answers, time, calls } = await openQuotedScope();
    answers.book = async () => failed(failure('no-answer'));
    await scope.deal.book();
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    await time.advance(500);
    expect(scope.deal.cannotBook).toBe('beside-earlier');
    expect(scope.deal.beside.offered).toBe(true);
    scope.deal.beside.want(true);
    expect(scope.deal.beside.wanted).toBe(true);
    answers.book = async () => succeeded({ orderNumber: '20418309' });
    await scope.deal.book();
    expect(scope.deal.booked?.orderNumber).toBe('20418309');
    expect(scope.deal.beside.wanted).toBe(false);
    expect(bookingsIn(calls)).toHaveLength(2);
  });

  it('an answer without a number leaves the choice to the user among newer orders with these amounts', async () => {
    const { scope, answers, time } = await openQuotedScope();
    answers.orders = [orderSummary('20418200')];
    await scope.orders.load();
    // That one of this amount waits already is read before the press.
    scope.sameBooked.start();
    await time.advance(0);
    answers.book = async () => {
      answers.orders = [orderSummary('20418302'), orderSummary('20418301', 5), orderSummary('20418200')];
      return succeeded({ orderNumber: null });
    };
    await scope.deal.book();
    await time.advance(0);
    const sayNone = async (otherDeals: readonly string[]) => {
      const [open] = scope.intents.state.open;
      expect(open).toMatchObject({ settlement: { kind: 'choose', candidates: [{ ordNum: '20418302' }] } });
      if (open?.kind !== 'booking') throw new Error('The booking should be open.');
      return scope.intents.chooseNone(open, otherDeals);
    };
    expect(await sayNone(['20418302'])).toEqual([]);
    expect(scope.deal.cannotBook).toBe('earlier-booking-open');
    await time.advance(91_000);
    expect(await sayNone([])).toMatchObject([{ ordNum: '20418302' }]);
    expect(scope.deal.cannotBook).toBe('earlier-booking-open');
    expect(await sayNone(['20418302'])).toEqual([]);
    expect(scope.intents.state.open).toEqual([]);
    expect(scope.deal.cannotBook).toBeNull();
  });

  it('is settled by itself once the partner says that its quote is over and no order could be it', async () => {
    const { scope, answers, time } = await openQuotedScope();
    const script = [failed(failure('no-answer')), failed(failure('refused', { status: 410 }))];
    answers.book = async () => script.shift() ?? succeeded({ orderNumber: 'never' });
    await scope.deal.book();
    await time.advance(90_000);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-booked' } }]);
    expect(scope.deal.cannotBook).toBeNull();
    scope.quote.stop();
    await time.advance(86_400_000);
    expect(scope.intents.openBookings).toEqual([]);
  });

  it('is not sent again by the press of a user whose page slept past the end of its quote', async () => {
    const { scope, answers, time, calls } = await openQuotedScope();
    answers.book = async () => failed(failure('no-answer'));
    await scope.deal.book();
    const [open] = scope.intents.state.open;
    if (open?.kind !== 'booking') throw new Error('The booking should be open.');
    time.sleep(31_000);
    await scope.intents.sendAgain(open);
    expect(bookingsIn(calls)).toHaveLength(1);
  });

  it('what stays unknown is looked at by itself five times and once its quote is over, and then no more', async () => {
    const { scope, answers, time } = await openQuotedScope();
    let looks = 0;
    answers.book = async () => {
      answers.ordersFailure = failure('no-answer');
      looks = 0;
      return failed(failure('no-answer'));
    };
    const { session } = scope;
    const list = session.corpay.orders.list.bind(session.corpay.orders);
    session.corpay.orders.list = async () => {
      looks += 1;
      return list();
    };
    await scope.deal.book();
    scope.quote.stop();
    await time.advance(86_400_000);
    expect(looks).toBeLessThanOrEqual(7);
    expect(scope.intents.openBookings).toHaveLength(1);
  });
});
