import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { describe, expect, it } from 'vitest';
import { validateCorpayBeneficiary } from '../../beneficiaries/validateCorpayBeneficiary.ts';
import { inventBeneficiary } from './inventBeneficiary.ts';

const beneficiaries = Array.from({ length: 5_000 }, (_, serial) => inventBeneficiary(serial));

describe('the five thousand beneficiaries of a busy customer', () => {
  it('are all taken by the partner as they are', () => {
    const refused = beneficiaries.map((payee) => validateCorpayBeneficiary(payee)).filter(({ ok }) => !ok);
    expect(refused).toEqual([]);
  });

  it('are five thousand names and ids, paid in every currency and country, by wire and by iACH', () => {
    expect(new Set(beneficiaries.map(({ accountHolderName }) => accountHolderName)).size).toBe(5_000);
    expect(new Set(beneficiaries.map(({ clientIntegrationId }) => clientIntegrationId)).size).toBe(5_000);
    expect(new Set(beneficiaries.map(({ bankCurrency }) => bankCurrency)).size).toBe(14);
    expect(new Set(beneficiaries.map(({ destinationCountry }) => destinationCountry)).size).toBe(
      countries.length,
    );
    expect(new Set(beneficiaries.map(({ paymentMethods }) => paymentMethods.join(','))).size).toBe(2);
  });

  it('are the same at every start', () => {
    expect(inventBeneficiary(4_711)).toEqual(beneficiaries[4_711]);
  });
});
