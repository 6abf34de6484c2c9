import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, orderSummary, thalassa } from '../../../../test/fakeCorpay.ts';

describe('the beneficiary of a quote that is being typed', () => {
  it('is chosen no more once they are deleted, so that nothing is booked for them', async () => {
    const { scope } = await openQuotedScope();
    expect(scope.deal.cannotBook).toBeNull();
    scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: thalassa.clientIntegrationId });
    expect(scope.quote.draft.beneficiary).toBeNull();
    expect(scope.deal.cannotBook).not.toBeNull();
  });

  it('is no longer quoted in the money that they were paid in before an edit, also one made elsewhere', async () => {
    const { scope, answers, time } = await openQuotedScope();
    const edited = { ...thalassa, curr: 'GBP', bankCountryISO: 'GB' };
    answers.beneficiaries = succeeded([edited]);
    await scope.session.beneficiaries.load();
    expect(scope.quote.draft).toMatchObject({ beneficiary: edited, paymentCurrency: 'GBP' });
    expect(scope.quote.beneficiaryGone, 'nobody is gone').toBeNull();
    expect(scope.quote.displayed('Payment')).toBe('');
    expect(scope.quote.displayed('Settlement')).toBe('');
    await time.advance(500);
    expect(scope.deal.cannotBook).toBe('nothing-asked');
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '8000' });
    await time.advance(500);
    expect(scope.quote.live.offer?.quote.payment.currency).toBe('GBP');
  });

  it('follows an edit that was made while the quote was not on the page', async () => {
    const { scope, answers } = await openQuotedScope();
    scope.quote.stop();
    answers.beneficiaries = succeeded([]);
    await scope.session.beneficiaries.load();
    scope.quote.start();
    expect(scope.quote.draft.beneficiary).toBeNull();
  });

  it('stays chosen while others are added or edited, and while nobody knows the list', async () => {
    const { scope, answers } = await openQuotedScope();
    const other = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };
    answers.beneficiaries = succeeded([other, thalassa]);
    await scope.session.beneficiaries.load();
    expect(scope.quote.draft.beneficiary).toEqual(thalassa);
    scope.session.signOut();
    expect(scope.session.beneficiaries.value).toBeNull();
    expect([scope.quote.draft.beneficiary, scope.quote.beneficiaryGone]).toEqual([thalassa, null]);
  });

  it('who was never chosen is none that is gone', async () => {
    const { scope } = await openQuotedScope();
    scope.quote.clear();
    scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: thalassa.clientIntegrationId });
    expect([scope.quote.draft.beneficiary, scope.quote.beneficiaryGone]).toEqual([null, null]);
  });

  it('stays as it is quoted when the list only comes again', async () => {
    const { scope, answers, calls } = await openQuotedScope();
    const asked = calls.filter((call) => call.startsWith('quote')).length;
    answers.beneficiaries = succeeded([{ ...thalassa }]);
    await scope.session.beneficiaries.load();
    expect(scope.deal.cannotBook).toBeNull();
    expect(calls.filter((call) => call.startsWith('quote'))).toHaveLength(asked);
  });
});

describe('a quote after a lost connection', () => {
  it('is asked for again when another call of the partner is answered', async () => {
    const { scope, answers, time, calls, reach } = await openQuotedScope();
    answers.quote = async () => failed(failure('no-answer', { path: '/deal/quote' }));
    await time.advance(30_000);
    expect(scope.quote.live.status).toBe('error');
    answers.quote = null;
    await time.advance(0);
    const asked = calls.length;
    await time.advance(1_000);
    reach();
    await time.advance(0);
    expect(calls.slice(asked)).toEqual(['quote Payment 1000000']);
    expect(scope.deal.cannotBook).toBeNull();
  });
});

describe('a quote on a machine whose clock is set', () => {
  it('counts down as if nothing had been set, and is booked with its end by the new clock', async () => {
    const { scope, answers, time, store } = await openQuotedScope();
    time.setClock(-3_600_000);
    await time.advance(1_000);
    expect(scope.quote.countdown).toEqual({ until: 'renewal', seconds: 24 });
    answers.book = () => new Promise(() => undefined);
    void scope.deal.book();
    await time.advance(0);
    expect(await createCorpayJournal(store, 'sub-1').list()).toMatchObject([
      { kind: 'booking', quoteId: 'q-1', endsAt: time.clock.now() + 29_000 },
    ]);
  });
});

describe('the locked amount of a quote', () => {
  it('is told as wrong as it is typed, and asks for nothing', async () => {
    const { scope, calls, time } = await openQuotedScope();
    const asked = calls.length;
    expect(scope.quote.amountProblem).toBeNull();
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '0' });
    expect(scope.quote.amountProblem?.message).toBe('Amount must be greater than 0.01.');
    await time.advance(1_000);
    expect(calls.slice(asked)).toEqual([]);
  });

  it('that comes back as another one is told, displayed in its place, and keeps Book Deal off', async () => {
    const { scope, answers, time } = await openQuotedScope();
    answers.quote = async () =>
      succeeded({
        quoteId: 'q-other',
        rate: 0.86,
        settlement: makeMoney(581_395n, 'USD'),
        payment: makeMoney(499_999n, 'EUR'),
        expiryRemaining: 30,
      });
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '5000' });
    expect(scope.quote.change).toBeNull();
    await time.advance(600);
    expect(scope.quote.change).toEqual({
      asked: makeMoney(500_000n, 'EUR'),
      answered: makeMoney(499_999n, 'EUR'),
    });
    expect([scope.quote.displayed('Payment'), scope.quote.displayed('Settlement')]).toEqual([
      '4999.99',
      '5813.95',
    ]);
    expect(scope.deal.cannotBook).toBe('amount-changed');
  });
});

describe('the countdown of a quote', () => {
  it('goes on by itself', async () => {
    const { scope, time } = await openQuotedScope();
    const seen: (number | undefined)[] = [];
    const stop = autorun(() => seen.push(scope.quote.countdown?.seconds));
    await time.advance(2_000);
    stop();
    expect([...new Set(seen)]).toEqual([25, 24, 23]);
  });

  it('is not kept going while its page is not there', async () => {
    const { scope, time } = await openQuotedScope();
    scope.quote.start();
    scope.quote.stop();
    expect(scope.quote.countdown).toBeNull();
    const { timers } = time;
    const { after } = timers;
    let ticks = 0;
    Object.assign(timers, {
      after: (ms: number, run: () => void) => {
        if (ms === 500) ticks += 1;
        return after(ms, run);
      },
    });
    await time.advance(5_000);
    expect(ticks).toBe(0);
  });
});

/** A booking of 10,000 was lost and this was typed since; the user says which deal the lost one became. */
const lostAndTyped = async (text: string) => {
  const opened = await openQuotedScope();
  const { scope, answers, time } = opened;
  answers.book = async () => failed(failure('no-answer'));
  await scope.deal.book();
  await time.advance(0);
  scope.deal.change({ type: 'amount-typed', side: 'Payment', text });
  answers.orders = [orderSummary('20418301')];
  const [open] = scope.intents.state.open;
  if (open?.kind !== 'booking') throw new Error('The booking should be open.');
  return { ...opened, choose: () => scope.intents.choose(open, '20418301') };
};

describe('what is typed when a lost booking turns out to be a deal', () => {
  it('goes where it is the same', async () => {
    const { scope, choose } = await lostAndTyped('10000.00');
    await choose();
    expect(scope.quote.draft).toMatchObject({ beneficiary: null, paymentAmount: '' });
  });

  it('stays where it is for another amount or for somebody else, or is no amount', async () => {
    for (const text of ['9000', '']) {
      const { scope, choose } = await lostAndTyped(text);
      await choose();
      expect(scope.quote.draft).toMatchObject({ beneficiary: thalassa, paymentAmount: text });
    }
    const other = { ...thalassa, clientIntegrationId: 'b-2' };
    const { scope, choose } = await lostAndTyped('10000');
    scope.deal.payTo(other, '10000');
    await choose();
    expect(scope.quote.draft).toMatchObject({ beneficiary: other, paymentAmount: '10000' });
  });

  it('stays empty where nothing was typed', async () => {
    const { scope, choose } = await lostAndTyped('10000');
    scope.quote.clear();
    const { draft } = scope.quote;
    await choose();
    expect(scope.quote.draft).toBe(draft);
  });
});
