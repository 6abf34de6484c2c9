import { describe, expect, it } from 'vitest';
import { matchBeneficiaries, toSearchableBeneficiaries } from './matchBeneficiaries.ts';

const list = toSearchableBeneficiaries(
  [
    { name: 'Thalassa Olive Cooperative', currency: 'EUR' },
    { name: 'Société Générale d’Huile', currency: 'EUR' },
    { name: 'Olive & Sons', currency: 'GBP' },
  ],
  (beneficiary) => beneficiary,
);
const names = (search: string, currency = '') =>
  matchBeneficiaries(list, { search, currency }, () => '').shown.map(({ name }) => name);

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

  it('finds by the end of an account, and counts of the currency who may have it too (PAYEE-8)', () => {
    const endings = new Map([['Olive & Sons', '6789']]);
    const found = (search: string, currency: string) => {
      const { shown, unread } = matchBeneficiaries(list, { search, currency }, ({ name }) =>
        endings.get(name),
      );
      return [shown.map(({ name }) => name), unread];
    };
    expect(found('6789', '')).toEqual([['Olive & Sons'], 2]);
    expect(found('olive 67', 'GBP')).toEqual([['Olive & Sons'], 0]);
    expect(found('olive 67', 'EUR')).toEqual([[], 1]);
    expect(found('', '')[1]).toBe(0);
  });
});
