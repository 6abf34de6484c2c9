import { describe, expect, it } from 'vitest';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';

/** A quote of €10,000.00 for Thalassa, and an order of another device that is paid to her, once `arrive` was called. */
const watched = async () => {
  const opened = await openQuotedScope();
  const { scope, answers, calls, time } = opened;
  scope.sameBooked.start();
  await time.advance(0);
  const arrive = (): void => {
    answers.orders = [{ ...orderSummary('20418290'), beneCount: 1 }];
    answers.payments = [
      {
        payeeName: thalassa.payee,
        availableDate: '2026-11-24',
        reference: '',
        amount: { currency: 'EUR', amount: 10_000 },
        fee: { currency: 'USD', amount: 0 },
      },
    ];
  };
  return { ...opened, arrive, booked: () => calls.filter((call) => call.startsWith('book ')).length };
};

const said = 'already: order 20418290 of Nov 21, 2026';

describe('a deal that another device booked meanwhile', () => {
  it('is said when the next quote is first shown, however old the list of the page is', async () => {
    const { scope, arrive, time } = await watched();
    expect(scope.sameBooked.words).toBeNull();
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '9000' });
    arrive();
    await time.advance(600);
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '10000' });
    await time.advance(600);
    expect(scope.sameBooked.words).toContain(said);
  });

  it('stops the press that it was not said before, and the next press books', async () => {
    const { scope, arrive, booked, time } = await watched();
    arrive();
    await scope.deal.book();
    expect([booked(), scope.deal.booking, scope.deal.refusal]).toEqual([0, false, 'same-found']);
    expect(scope.sameBooked.words).toContain(said);
    expect(scope.deal.cannotBook, 'the displayed quote stays as it was').toBeNull();
    await scope.deal.book();
    await time.advance(0);
    expect([booked(), scope.deal.booked?.orderNumber]).toEqual([1, '20418300']);
    expect(scope.deal.bookedMeanwhile, 'the user has read of it').toEqual([]);
  });

  it('while this deal was on its way is told beside what was booked, and what was read before is not', async () => {
    const { scope, answers, arrive, time } = await watched();
    const { deals } = scope.session.corpay;
    const book = deals.book.bind(deals);
    deals.book = async (...call) => {
      const answer = await book(...call);
      arrive();
      answers.orders = [{ ...orderSummary('20418300'), beneCount: 0 }, ...answers.orders];
      return answer;
    };
    await scope.deal.book();
    await time.advance(0);
    expect(scope.deal.booked?.orderNumber).toBe('20418300');
    expect(scope.deal.bookedMeanwhile).toEqual(['20418290']);
  });

  it('is waited for before anything is sent, and a renewal changes nothing meanwhile', async () => {
    const { scope, answers, booked, time } = await watched();
    const { orders } = scope.session.corpay;
    const answer: { now?: () => void } = {};
    const list = orders.list.bind(orders);
    orders.list = () =>
      new Promise((resolve) => {
        answer.now = () => resolve(list());
      });
    const displayed = scope.quote.live.offer?.quote.quoteId;
    scope.deal.press();
    void scope.deal.book();
    scope.deal.release();
    answers.quote = null;
    await time.advance(2_900);
    expect([booked(), scope.deal.booking, scope.quote.live.offer?.quote.quoteId]).toEqual([
      0,
      true,
      displayed,
    ]);
    answer.now?.();
    await time.advance(0);
    expect(booked()).toBe(1);
  });

  it('with the same locked settlement is said and stops the press, whatever it pays at the rate of now', async () => {
    const { scope, answers, arrive, booked, time } = await watched();
    arrive();
    answers.orders = [orderSummary('20418290', 8_612.34)];
    scope.deal.change({ type: 'amount-typed', side: 'Settlement', text: '11531.01' });
    await time.advance(600);
    const displayed = scope.quote.live.offer?.quote.payment.minor;
    expect(scope.sameBooked.words).toBe(
      'In the last seven days you booked a payment for Thalassa Olive Cooperative with a settlement of $11,531.01 already: order 20418290 of Nov 21, 2026. Book this deal only if it is another payment.',
    );
    answers.orders = [orderSummary('20418291', 8_612.34), ...answers.orders];
    await scope.deal.book();
    expect([booked(), scope.deal.refusal]).toEqual([0, 'same-found']);
    await time.advance(31_000);
    expect(scope.quote.live.offer?.quote.payment.minor, 'the renewal pays another amount').not.toBe(
      displayed,
    );
    await scope.deal.book();
    await time.advance(0);
    expect(booked(), 'what was said before the renewal is not said again').toBe(1);
  });

  it('is no longer waited for after three seconds: it is said, and the user decides with another press', async () => {
    const { scope, booked, time } = await watched();
    scope.session.corpay.orders.list = () => new Promise(() => undefined);
    void scope.deal.book();
    await time.advance(3_000);
    expect([booked(), scope.deal.booking, scope.deal.refusal]).toEqual([0, false, 'same-found']);
    expect(scope.sameBooked.words).toContain('It could not be checked');
    void scope.deal.book();
    await time.advance(3_000);
    expect(booked()).toBe(1);
  });

  it('stops no press where it was said before that it cannot be checked', async () => {
    const { scope, booked, time } = await watched();
    scope.session.corpay.orders.list = async () => failed(failure('no-answer'));
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '10001' });
    await time.advance(600);
    expect(scope.sameBooked.words).toContain('It could not be checked');
    await scope.deal.book();
    expect(booked()).toBe(1);
  });

  it('that is read after the quote has ended sends nothing, and says so', async () => {
    const { scope, booked, time } = await watched();
    const { orders } = scope.session.corpay;
    const list = orders.list.bind(orders);
    orders.list = () =>
      new Promise((resolve) => {
        time.timers.after(2_000, () => resolve(list()));
      });
    const end = scope.quote.live.offer?.expiresAt ?? 0;
    scope.deal.press();
    await time.advance(end - time.clock.elapsed() - 1_000);
    void scope.deal.book();
    expect(scope.deal.booking).toBe(true);
    await time.advance(2_000);
    expect([booked(), scope.deal.booking, scope.deal.refusal]).toEqual([0, false, 'quote-gone']);
  });
});
