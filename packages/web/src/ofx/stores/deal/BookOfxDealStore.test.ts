import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { ofxDealOf, ofxPayee } from '../../../../test/fakeOfx.ts';
import { observersOf } from '../../../../test/observersOf.ts';
import { openQuotedDeal } from '../../../../test/openQuotedDeal.ts';

const thalassa = ofxPayee('b1', 'Thalassa');
const kerameia = ofxPayee('b2', 'Kerameia');

describe('a deal that was booked at OFX', () => {
  it('is told as it was displayed, with whom it pays, and leaves nothing typed', async () => {
    const { deal, scope } = await openQuotedDeal();
    const displayed = scope.quote.live.offer?.quote;
    expect(await deal.book()).toEqual({ dealId: 'd9', reference: 'OFX-9' });
    expect(deal.booked).toMatchObject({ dealId: 'd9', reference: 'OFX-9', quote: displayed });
    expect(deal.booked?.parts).toMatchObject([
      { beneficiaryId: 'b1', name: 'Thalassa', accountEnding: '0695' },
    ]);
    expect([scope.quote.typed, deal.booking, deal.cannotBook]).toEqual([false, false, 'beneficiary-missing']);
  });

  it('keeps the cost that stood beside the quote, however the market moves later (COST-4)', async () => {
    const { deal, scope } = await openQuotedDeal();
    const displayed = scope.quote.live.offer?.quote;
    const cost = { difference: makeMoney(783n, 'USD'), percent: 0.79, age: 0 };
    const asked: unknown[] = [];
    await deal.book((quote) => {
      asked.push(quote);
      return cost;
    });
    expect(asked).toEqual([displayed]);
    const paid = displayed?.buy.minor ?? 0n;
    expect(scope.bookedMarkets.of('d9')).toEqual(makeMoney(paid - 783n, 'USD'));
  });

  it('beside an open one is asked about once for each deal', async () => {
    const { deal, answers, time, booked } = await openQuotedDeal();
    answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
    await deal.book();
    await time.advance(0);
    deal.payTo(thalassa, '91');
    await time.advance(600);
    deal.beside.want(true);
    answers.book = async () => succeeded({ dealId: 'd9', reference: 'OFX-9' });
    expect(await deal.book()).not.toBeNull();
    expect([booked(), deal.beside.despite]).toEqual([2, []]);
  });

  it('tells of equal deals that came meanwhile, and of none that its user had read of', async () => {
    const { deal, answers, time, scope } = await openQuotedDeal({ text: '860' });
    scope.sameBooked.start();
    const equal = (dealId: string) =>
      ofxDealOf(dealId, { enteredDate: new Date(time.clock.now()).toISOString() });
    answers.deals = [equal('7')];
    expect(await deal.book(), 'stopped, so that the user reads of it').toBeNull();
    answers.book = async () => {
      answers.deals = [equal('d9'), equal('8'), equal('7')];
      return succeeded({ dealId: 'd9', reference: 'OFX-d9' });
    };
    expect(await deal.book()).not.toBeNull();
    await time.advance(0);
    expect(deal.bookedMeanwhile).toEqual({ dealId: 'd9', references: ['OFX-8'] });
    expect(scope.deals.value).toHaveLength(3);
  });

  it('tells of none where the deals were never read', async () => {
    const { deal, answers, scope, time } = await openQuotedDeal();
    scope.sameBooked.start();
    answers.dealsFailure = callFailure('no-answer', '/payments/deals');
    scope.deals.send({ value: null });
    await deal.book();
    await deal.book();
    await time.advance(0);
    expect(deal.bookedMeanwhile).toEqual({ dealId: 'd9', references: [] });
  });

  it('whose answer is lost is open, with the deals that were there before it', async () => {
    const { deal, answers, time, scope, store } = await openQuotedDeal({ text: '860' });
    answers.deals = [
      ofxDealOf('1', { buy: { currency: 'USD', amount: 11_600.01 }, sell: { currency: 'EUR', amount: 860 } }),
    ];
    scope.sameBooked.start();
    await scope.deals.load();
    answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
    expect(await deal.book()).toBeNull();
    await time.advance(0);
    expect([deal.refusal, deal.booked, deal.cannotBook]).toEqual([null, null, 'earlier-booking-open']);
    expect(await createOfxJournal(store, 'sub-1').list()).toMatchObject([{ knownDeals: ['1'] }]);
  });
});

describe('a deal of OFX that is begun for somebody', () => {
  it('keeps what is typed for them, and nothing that is typed for others', async () => {
    const { deal, scope } = await openQuotedDeal();
    deal.payTo(thalassa, null);
    expect(scope.quote.draft).toMatchObject({ sellTotalText: '90', typedSide: 'sell' });
    deal.payTo(kerameia, null);
    expect(scope.quote.draft.parts.map(({ beneficiary }) => beneficiary)).toEqual([kerameia]);
    expect(scope.quote.draft.sellTotalText).toBeNull();
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [kerameia, thalassa] });
    deal.change({ type: 'sell-total-typed', text: '70' });
    deal.payTo(kerameia, null);
    expect(scope.quote.draft.sellTotalText, 'it was for both').toBeNull();
    deal.payTo(kerameia, '12');
    expect(scope.quote.draft.sellTotalText).toBe('12');
  });
});

it('nothing is booked at OFX before it is known what is open', async () => {
  const store = createMemoryStore();
  store.read = () => Promise.reject(new Error('the disk is gone'));
  const { deal, booked } = await openQuotedDeal({ store });
  expect(deal.cannotBook).toBe('journal-unread');
  expect([await deal.book(), booked()]).toEqual([null, 0]);
});

it('a scope of OFX that has ended is followed by nothing any more', async () => {
  const { scope } = await openQuotedDeal();
  expect(observersOf(scope)).toBeGreaterThan(3);
  scope.stop();
  expect(observersOf(scope)).toBe(0);
});
