import { describe, expect, it } from 'vitest';
import { sortBeneficiaries, type BeneficiarySortOrder } from './sortBeneficiaries.ts';

const beneficiaries = [
  ['Zephyr', 'EUR', 'GR'],
  ['éclair', 'JPY', 'JP'],
  ['Dune', 'GBP', 'GB'],
  ['Ember', 'EUR', 'CH'],
].map(([name = '', currency = '', country = '']) => ({ name, currency, country }));

const names = (by: BeneficiarySortOrder['by'], descending = false) =>
  sortBeneficiaries(beneficiaries, (columns) => columns, { by, descending }).map(({ name }) => name);

describe('the list of beneficiaries', () => {
  it('stands by name without minding accents and capitals, either way', () => {
    expect(names('name')).toEqual(['Dune', 'éclair', 'Ember', 'Zephyr']);
    expect(names('name', true)).toEqual(['Zephyr', 'Ember', 'éclair', 'Dune']);
  });

  it('stands by the name of the country or by currency, and by name where these are the same', () => {
    expect(names('country')).toEqual(['Zephyr', 'éclair', 'Ember', 'Dune']);
    expect(names('currency')).toEqual(['Ember', 'Zephyr', 'Dune', 'éclair']);
    expect(names('currency', true)).toEqual(['éclair', 'Dune', 'Ember', 'Zephyr']);
  });
});
