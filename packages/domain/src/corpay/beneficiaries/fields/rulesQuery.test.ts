import { expect, it } from 'vitest';
import type { RulesQuery } from '../../api/rulesTemplate.ts';
import { newBeneficiary } from './newBeneficiary.ts';
import { rulesQueryOf, isSameRulesQuery } from './rulesQuery.ts';

it('rules are asked for by destination, bank, currency, kind of holder and the known methods (CP-WIZ-15)', () => {
  const record = { ...newBeneficiary('b1'), bankCountry: 'NZ', paymentMethods: ['C', 'E', 'W'] };
  expect(rulesQueryOf(record)).toEqual({
    destinationCountry: 'AU',
    bankCountry: 'NZ',
    bankCurrency: 'AUD',
    classification: 'Individual',
    paymentMethods: ['W', 'E'],
  });
});

it.each<Partial<RulesQuery>>([
  { destinationCountry: 'CN' },
  { bankCountry: 'NZ' },
  { bankCurrency: 'NZD' },
  { classification: 'Business' },
  { paymentMethods: ['W', 'E'] },
])('other rules are needed for %o', (other) => {
  const query = rulesQueryOf(newBeneficiary('b1'));
  expect(isSameRulesQuery(query, rulesQueryOf(newBeneficiary('b2')))).toBe(true);
  expect(isSameRulesQuery(query, { ...query, ...other })).toBe(false);
});
