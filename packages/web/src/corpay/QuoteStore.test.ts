import { succeeded } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { openQuotedDesk, thalassa } from './playedPartner.ts';

describe('the payee of a quote that is being typed', () => {
  it('is chosen no more once they are deleted, so that nothing is booked for them', async () => {
    const { desk } = await openQuotedDesk();
    expect(desk.deal.cannotBook).toBeNull();
    desk.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: thalassa.clientIntegrationId });
    expect(desk.quote.draft.beneficiary).toBeNull();
    expect(desk.deal.cannotBook).not.toBeNull();
  });

  it('is quoted anew in the currency they are paid in since an edit, also one made elsewhere', async () => {
    const { desk, answers, time } = await openQuotedDesk();
    const edited = { ...thalassa, curr: 'GBP', bankCountryISO: 'GB' };
    answers.beneficiaries = succeeded([edited]);
    await desk.session.beneficiaries.load();
    expect(desk.quote.draft).toMatchObject({ beneficiary: edited, paymentCurrency: 'GBP' });
    expect(desk.deal.cannotBook).not.toBeNull();
    await time.advance(500);
    expect(desk.quote.live.offer?.quote.payment.currency).toBe('GBP');
  });

  it('follows an edit that was made while the quote was not on the page', async () => {
    const { desk, answers } = await openQuotedDesk();
    desk.quote.stop();
    answers.beneficiaries = succeeded([]);
    await desk.session.beneficiaries.load();
    desk.quote.start();
    expect(desk.quote.draft.beneficiary).toBeNull();
  });

  it('stays as it is quoted when the list only comes again', async () => {
    const { desk, answers, calls } = await openQuotedDesk();
    const asked = calls.filter((call) => call.startsWith('quote')).length;
    answers.beneficiaries = succeeded([{ ...thalassa }]);
    await desk.session.beneficiaries.load();
    expect(desk.deal.cannotBook).toBeNull();
    expect(calls.filter((call) => call.startsWith('quote'))).toHaveLength(asked);
  });
});
