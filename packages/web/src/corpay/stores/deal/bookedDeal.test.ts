import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const kestrel = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };

describe('a booked deal', () => {
  const cost = { difference: makeMoney(1_000n, 'USD'), percent: 0.5, age: 0 };

  it('keeps what it cost against the market of the press, and whom and what it is for', async () => {
    const { scope } = await openQuotedScope();
    const asked: string[] = [];
    await scope.deal.book(({ quoteId }) => {
      asked.push(quoteId);
      return cost;
    });
    expect(asked).toEqual(['q-1']);
    expect(scope.deal.booked).toMatchObject({ cost, beneficiary: thalassa, quote: { quoteId: 'q-1' } });
  });

  it('is paid on the account that was read last, and the next deal on its own', async () => {
    const { scope, time } = await openQuotedScope();
    await scope.deal.book();
    expect([scope.deal.paidNow, scope.deal.booked?.cost]).toEqual([null, null]);
    const account = {
      beneficiaryId: 'b-1',
      name: thalassa.payee,
      bank: 'Harbour Bank',
      account: '21480076',
      details: [],
      changedAt: null,
    };
    scope.deal.accountRead(account);
    scope.deal.accountRead(null);
    expect(scope.deal.paidNow).toEqual(account);
    scope.deal.payTo(kestrel, '500');
    await time.advance(600);
    await scope.deal.book();
    expect(scope.deal.booked?.beneficiary).toEqual(kestrel);
    expect(scope.deal.paidNow).toBeNull();
  });

  it('that is instructed on its order’s page has no step here any more, and waits no more; another keeps its step', async () => {
    const { scope, answers, time } = await openQuotedScope();
    await scope.deal.book();
    scope.deal.instructed('20418299');
    expect(scope.deal.step).toBe('instruct');
    answers.payments = [
      {
        payeeName: thalassa.payee,
        availableDate: '2026-11-24',
        reference: '',
        amount: { currency: 'EUR', amount: 10_000 },
        fee: { currency: 'USD', amount: 0 },
      },
    ];
    scope.deal.instructed('20418300');
    await time.advance(0);
    expect([scope.deal.step, scope.intents.state.awaited]).toEqual(['quote', []]);
  });

  it('that the user leaves is announced as waiting at once, unless it was instructed meanwhile', async () => {
    const { scope, answers, time } = await openQuotedScope();
    await scope.deal.book();
    answers.orderTrouble = () => failure('refused', { status: 404 });
    scope.deal.leaveInstruct();
    await time.advance(0);
    expect(scope.intents.state.awaited).toEqual([]);
  });
});

describe('a deal that is begun for somebody', () => {
  it('leaves the step of the deal before, and has the amount that is given', async () => {
    const { scope } = await openQuotedScope();
    await scope.deal.book();
    scope.deal.payTo(kestrel, '250');
    expect(scope.deal.step).toBe('quote');
    expect(scope.quote.draft).toMatchObject({ beneficiary: kestrel, paymentAmount: '250' });
  });

  it('keeps what is typed for them, and nothing that is typed for somebody else', async () => {
    const { scope } = await openQuotedScope();
    scope.deal.payTo(thalassa);
    expect(scope.quote.draft).toMatchObject({ beneficiary: thalassa, paymentAmount: '10000' });
    scope.deal.payTo(kestrel);
    expect(scope.quote.draft).toMatchObject({ beneficiary: kestrel, paymentAmount: '' });
  });
});

describe('equal deals that came while a deal was on its way', () => {
  it('are looked for in the list of orders as it is then, which the page shows too', async () => {
    const { scope, answers } = await openQuotedScope();
    answers.book = async () => {
      answers.orders = [orderSummary('20418300')];
      return succeeded({ orderNumber: '20418300' });
    };
    await scope.deal.book();
    expect(scope.orders.value).toEqual(answers.orders);
    expect(scope.deal.bookedMeanwhile, 'the deal itself is none').toEqual([]);
  });

  it('are none where the list was never read', async () => {
    const { scope, answers, time } = await openQuotedScope();
    answers.ordersFailure = failure('no-answer');
    scope.sameBooked.start();
    await time.advance(0);
    await scope.deal.book();
    expect(scope.deal.booked?.orderNumber).toBe('20418300');
    expect(scope.deal.bookedMeanwhile).toEqual([]);
  });

  it('are not told beside another deal, which was booked since', async () => {
    const { scope, answers, time } = await openQuotedScope();
    const list = heldCall(async () => succeeded([orderSummary('20418299'), orderSummary('20418300')]));
    answers.book = async () => {
      answers.look = list.held;
      return succeeded({ orderNumber: '20418300' });
    };
    const booking = scope.deal.book();
    await time.advance(0);
    expect(scope.deal.step).toBe('instruct');
    scope.deal.leaveInstruct();
    list.goOn();
    await booking;
    expect(scope.deal.bookedMeanwhile).toEqual([]);
  });
});
