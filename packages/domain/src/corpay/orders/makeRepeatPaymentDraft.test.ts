import { describe, expect, it } from 'vitest';
import { orderPayment } from '../../../test/sampleDeals.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import { cannotPayAgainMessages, makeRepeatPaymentDraft } from './makeRepeatPaymentDraft.ts';

const kestrel: BeneficiarySummary = {
  clientIntegrationId: 'b-1',
  payee: 'Kestrel Wool',
  curr: 'AUD',
  bankCountryISO: 'AU',
  methods: ['W'],
};

describe('to pay the same once more', () => {
  it('begins with the beneficiary and the amount of the payment', () => {
    expect(makeRepeatPaymentDraft(orderPayment, [kestrel])).toEqual({
      beneficiary: kestrel,
      amount: '892.00',
    });
  });

  it('goes by the identifier where the partner delivers it, whatever the name is by now', () => {
    const renamed = { ...kestrel, payee: 'Kestrel Wool Pty' };
    const namesake = { ...kestrel, clientIntegrationId: 'b-2' };
    expect(
      makeRepeatPaymentDraft({ ...orderPayment, beneficiaryId: 'b-1' }, [namesake, renamed])?.beneficiary,
    ).toBe(renamed);
  });

  it('goes by the name among all who are paid in its currency, where no identifier is delivered', () => {
    const another = { ...kestrel, clientIntegrationId: 'b-2', payee: 'Imogen Hartwell' };
    expect(makeRepeatPaymentDraft(orderPayment, [another, kestrel])).toEqual({
      beneficiary: kestrel,
      amount: '892.00',
    });
  });

  it.each([
    ['they are gone', []],
    ['only another is there', [{ ...kestrel, payee: 'Imogen Hartwell' }]],
    ['they are paid in another currency by now', [{ ...kestrel, curr: 'USD' }]],
    ['two have the name', [kestrel, { ...kestrel, clientIntegrationId: 'b-2' }]],
  ])('is not offered where %s', (_why, beneficiaries) => {
    expect(makeRepeatPaymentDraft(orderPayment, beneficiaries)).toBeNull();
  });

  it('is not offered in a currency that nobody here knows', () => {
    const paid = { ...orderPayment, amount: { currency: 'SEK', amount: 892 } };
    expect(makeRepeatPaymentDraft(paid, [{ ...kestrel, curr: 'SEK' }])).toBeNull();
  });

  it('is left to the user with a word why where it cannot be offered', () => {
    expect(cannotPayAgainMessages(orderPayment)).toBe(
      'Kestrel Wool cannot be found among your beneficiaries who are paid in AUD. Choose who is paid in Book A Deal.',
    );
  });
});
