import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { bookingsIn, failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const refused = failed(failure('refused', { status: 400, messages: ['Limit.'] }));

describe('a press on Book Deal that meets it off', () => {
  it('is said to have come to nothing where the reason goes by itself, and holds nothing still', async () => {
    const { scope, calls, time } = await openQuotedScope();
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    expect(scope.deal.cannotBook).toBe('stale');
    scope.deal.press();
    expect(scope.quote.live.held.press).toBe(false);
    await scope.deal.book();
    expect([scope.deal.refusal, bookingsIn(calls)]).toEqual(['was-off', []]);
    await time.advance(600);
    expect(scope.deal.cannotBook).toBeNull();
  });

  it('takes nothing away that is said already, and says nothing of a reason that stays', async () => {
    const { scope, answers } = await openQuotedScope();
    answers.book = async () => refused;
    await scope.deal.book();
    scope.deal.pressedOff();
    expect(scope.deal.refusal).toMatchObject({ messages: ['Limit.'] });
    scope.deal.change({ type: 'beneficiary-chosen', beneficiary: null });
    await scope.deal.book();
    expect(scope.deal.refusal).toBeNull();
    expect(scope.deal.cannotBook).toBe('beneficiary-missing');
  });

  it('while the booking is on its way changes nothing, also where it is let go', async () => {
    const { scope, answers, time, calls } = await openQuotedScope();
    answers.book = () => new Promise(() => undefined);
    scope.deal.press();
    void scope.deal.book();
    expect(scope.deal.cannotBook).toBe('booking');
    scope.deal.release();
    await scope.deal.book();
    expect([scope.deal.refusal, scope.quote.live.held.press]).toEqual([null, true]);
    await time.advance(0);
    expect([bookingsIn(calls).length, scope.deal.cannotBook]).toEqual([1, 'booking']);
  });
});

describe('a booking that the partner refuses', () => {
  it('is named, so that its page can say that it was told', async () => {
    const { scope, answers } = await openQuotedScope();
    expect(scope.deal.refused).toBeNull();
    answers.book = async () => refused;
    await scope.deal.book();
    expect(scope.deal.refused).toBe('booking/q-1');
    expect([scope.deal.step, scope.quote.live.held.booking]).toEqual(['quote', false]);
  });

  it('is told until the next press', async () => {
    const { scope, answers, time } = await openQuotedScope();
    answers.book = async () => refused;
    await scope.deal.book();
    await time.advance(1_000);
    answers.book = () => new Promise(() => undefined);
    void scope.deal.book();
    expect(scope.deal.refusal).toBeNull();
    expect(scope.deal.booking).toBe(true);
  });
});

it('why a booking was refused stays told where another tab’s booking has its answer', async () => {
  const store = createMemoryStore();
  const { scope, answers, time } = await openQuotedScope({ store });
  answers.book = async () => refused;
  await scope.deal.book();
  const other = await openQuotedScope({ store });
  const { held, goOn } = heldCall(async () => refused);
  other.answers.book = held;
  other.scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '7' });
  await other.time.advance(600);
  void other.scope.deal.book();
  await other.time.advance(0);
  await time.advance(2_000);
  expect(scope.deal.cannotBook).toBe('beside-earlier');
  scope.deal.press();
  expect(scope.quote.live.held.press, 'a press that is off holds nothing still').toBe(false);
  goOn();
  await other.time.advance(0);
  await time.advance(0);
  expect(scope.deal.cannotBook).toBeNull();
  expect(scope.deal.refusal).toMatchObject({ messages: ['Limit.'] });
});

describe('what is kept of a booking before it is sent', () => {
  it('is its newest order before it, and the account that stood beside the quote, which is not read once more', async () => {
    const { scope, answers, store, time } = await openQuotedScope();
    let reads = 0;
    answers.show = async () => {
      reads += 1;
      return succeeded({ ...newBeneficiary('b-1'), bankName: 'Harbour Bank', accountNumber: '21480076' });
    };
    answers.orders = [orderSummary('20418200', 5)];
    await scope.orders.load();
    scope.chosenAccount.start();
    await time.advance(0);
    answers.book = () => new Promise(() => undefined);
    void scope.deal.book();
    await time.advance(0);
    expect(reads).toBe(1);
    expect(await createCorpayJournal(store, 'sub-1').list()).toMatchObject([
      {
        quoteId: 'q-1',
        newestOrder: '20418200',
        accountPrint: scope.chosenAccount.current?.print,
        payee: thalassa.payee,
        lockSide: 'Payment',
      },
    ]);
    expect(scope.chosenAccount.current?.print).toEqual(expect.any(String));
    scope.chosenAccount.stop();
  });

  it('names no order where none was seen, and no account where it could not be read', async () => {
    const { scope, answers, store, time } = await openQuotedScope();
    answers.book = () => new Promise(() => undefined);
    void scope.deal.book();
    await time.advance(0);
    const [kept] = await createCorpayJournal(store, 'sub-1').list();
    expect(kept).toMatchObject({ newestOrder: null });
    expect(kept).not.toHaveProperty('accountPrint');
  });
});

/** Both tabs press; this one hears of the other only while it looks for equal orders. */
const meet = async (text: string) => {
  const store = createMemoryStore();
  const [other, here] = [await openQuotedScope({ store }), await openQuotedScope({ store })];
  const answers: ((answer: Result<BookingAnswer, CallFailure>) => void)[] = [];
  other.answers.book = () => new Promise((resolve) => answers.push(resolve));
  other.scope.deal.change({ type: 'amount-typed', side: 'Payment', text });
  await other.time.advance(600);
  const { orders } = here.scope.session.corpay;
  const { held, goOn } = heldCall(orders.list);
  orders.list = held;
  const pressed = here.scope.deal.book();
  await here.time.advance(0);
  void other.scope.deal.book();
  await other.time.advance(0);
  goOn();
  await here.time.advance(0);
  goOn();
  await pressed;
  const answer = async (their: Result<BookingAnswer, CallFailure>): Promise<void> => {
    answers[0]?.(their);
    await other.time.advance(0);
    goOn();
    await here.time.advance(0);
  };
  return { here, answer };
};

describe('a booking of another tab that this one meets only as it sends', () => {
  it('for the same sends nothing and says so, also once the other tab has its answer', async () => {
    const { here, answer } = await meet('10000');
    expect([bookingsIn(here.calls), here.scope.deal.refusal]).toEqual([[], 'same-open']);
    await answer(refused);
    expect([here.scope.deal.refusal, here.scope.quote.draft.paymentAmount]).toEqual(['was-open', '10000']);
  });

  it('for the same does not stay typed where it became a deal', async () => {
    const { here, answer } = await meet('10000');
    await answer(succeeded({ orderNumber: '20418310' }));
    expect([here.scope.deal.refusal, here.scope.quote.draft.paymentAmount]).toEqual(['same-booked', '']);
  });

  it('for another deal is asked about, and told as not sent also once the other tab has its answer', async () => {
    const { here, answer } = await meet('7');
    expect([bookingsIn(here.calls), here.scope.deal.refusal]).toEqual([[], 'other-open']);
    expect(here.scope.deal.cannotBook).toBe('beside-earlier');
    await answer(succeeded({ orderNumber: '20418310' }));
    expect([here.scope.deal.refusal, here.scope.quote.draft.paymentAmount]).toEqual(['was-open', '10000']);
    await here.time.advance(2_000);
    expect(here.scope.deal.cannotBook).toBeNull();
  });
});
