import { describe, expect, it } from 'vitest';
import { sortBeneficiaries, type BeneficiaryOrder } from './sortBeneficiaries.ts';

const beneficiaries = [
  ['Zephyr', 'EUR', 'GR'],
  ['éclair', 'JPY', 'JP'],
  ['Dune', 'GBP', 'GB'],
  ['Ember', 'EUR', 'CH'],
].map(([payee = '', curr = '', bankCountryISO = '']) => ({
  clientIntegrationId: payee,
  payee,
  curr,
  bankCountryISO,
  methods: ['W'],
}));

const names = (by: BeneficiaryOrder['by'], descending = false) =>
  sortBeneficiaries(beneficiaries, { by, descending }).map(({ payee }) => payee);

describe('the list of beneficiaries', () => {
  it('stands by name without minding accents and capitals, either way', () => {
    expect(names('payee')).toEqual(['Dune', 'éclair', 'Ember', 'Zephyr']);
    expect(names('payee', true)).toEqual(['Zephyr', 'Ember', 'éclair', 'Dune']);
  });

  it('stands by the name of the bank country or by currency, and by name where these are the same', () => {
    expect(names('bankCountry')).toEqual(['Zephyr', 'éclair', 'Ember', 'Dune']);
    expect(names('currency')).toEqual(['Ember', 'Zephyr', 'Dune', 'éclair']);
    expect(names('currency', true)).toEqual(['éclair', 'Dune', 'Ember', 'Zephyr']);
  });
});
