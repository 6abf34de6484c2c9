import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, thalassa } from '../../../../test/fakeCorpay.ts';

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
    expect(scope.quote.painted('Payment')).toBe('');
    expect(scope.quote.painted('Settlement')).toBe('');
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
