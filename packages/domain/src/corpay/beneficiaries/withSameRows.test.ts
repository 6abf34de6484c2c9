import { expect, it } from 'vitest';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import { withSameRows } from './withSameRows.ts';

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
  const rows = withSameRows(before, loaded);
  expect(rows).toEqual(loaded);
  expect(rows.map((each) => before.indexOf(each))).toEqual([2, -1, -1]);
});
