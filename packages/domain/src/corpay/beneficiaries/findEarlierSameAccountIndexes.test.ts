import { expect, it } from 'vitest';
import type { Beneficiary } from '../api/beneficiary.ts';
import { newBeneficiary } from './fields/newBeneficiary.ts';
import { findEarlierSameAccountIndexes } from './findEarlierSameAccountIndexes.ts';

const record = (id: string, accountNumber: string, more: Partial<Beneficiary> = {}): Beneficiary => ({
  ...newBeneficiary(id),
  accountNumber,
  ...more,
});

it('of several new records it is known which one names an account that stands before it, however it is spelled', () => {
  expect(
    findEarlierSameAccountIndexes([
      record('a', '12-34'),
      record('b', '5678'),
      record('c', '12 34'),
      record('d', '1234', { bankCurrency: 'NZD' }),
      record('e', ''),
      record('f', ''),
      record('b', '5678'),
      record('g', '1234'),
    ]),
  ).toEqual([null, null, 0, null, null, null, 1, 0]);
});
