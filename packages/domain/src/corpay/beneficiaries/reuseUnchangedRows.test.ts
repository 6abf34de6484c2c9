import { expect, it } from 'vitest';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import { reuseUnchangedRows } from './reuseUnchangedRows.ts';

const row = (clientIntegrationId: string, payee: string): BeneficiarySummary => ({
  clientIntegrationId,
  payee,
  curr: 'EUR',
  bankCountryISO: 'GR',
  methods: ['W'],
});

it('of a list that was loaded anew a row is the one it was exactly where nothing of it has changed (PAYEE-6)', () => {
  const before = [row('a', 'Olive'), row('b', 'Reed'), row('c', 'Mill')];
  const loaded = [row('c', 'Mill'), row('b', 'Reed & Sons'), { ...row('a', 'Olive'), methods: ['W', 'E'] }];
  const rows = reuseUnchangedRows(before, loaded);
  expect(rows).toEqual(loaded);
  expect(rows.map((each) => before.indexOf(each))).toEqual([2, -1, -1]);
});

it('a list that says what it said before is the very list, but not where its order has changed', () => {
  const before = [row('a', 'Olive'), row('b', 'Reed')];
  expect(reuseUnchangedRows(before, [row('a', 'Olive'), row('b', 'Reed')])).toBe(before);
  expect(reuseUnchangedRows(before, [row('b', 'Reed'), row('a', 'Olive')])).toEqual([before[1], before[0]]);
  expect(reuseUnchangedRows(before, [row('a', 'Olive')])).toEqual([before[0]]);
});
