import { describe, expect, it } from 'vitest';
import { matchBeneficiaries, searchableBeneficiaries } from './matchBeneficiaries.ts';

const payee = (name: string, curr: string) => ({
  clientIntegrationId: name,
  payee: name,
  curr,
  bankCountryISO: 'GR',
  methods: ['W'],
});
const list = searchableBeneficiaries([
  payee('Thalassa Olive Cooperative', 'EUR'),
  payee('Société Générale d’Huile', 'EUR'),
  payee('Olive & Sons', 'GBP'),
]);
const names = (search: string, currency = '') =>
  matchBeneficiaries(list, { search, currency }).map((each) => each.payee);

describe('searching beneficiaries', () => {
  it('finds every word of the search anywhere in the name, in any order and case', () => {
    expect(names('coop OLIVE')).toEqual(['Thalassa Olive Cooperative']);
    expect(names('olive')).toHaveLength(2);
  });

  it('does not mind accents or spaces around the search', () => {
    expect(names('  societe  generale ')).toEqual(['Société Générale d’Huile']);
  });

  it('shows one currency only, and everybody when nothing is asked', () => {
    expect(names('olive', 'GBP')).toEqual(['Olive & Sons']);
    expect(names('')).toHaveLength(3);
    expect(names('olives')).toEqual([]);
  });
});
