import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { compareSentWithStored } from './compareSentWithStored.ts';

const sent: Beneficiary = {
  ...newBeneficiary('b1'),
  accountHolderName: 'Ada',
  accountNumber: '12-3456',
  bankCity: 'Perth',
  paymentMethods: ['W', 'E'],
  regulatory: [{ key: 'purpose', value: 'G' }],
};

describe('what the partner shows after a save', () => {
  it('is what was sent, whatever its spaces, dashes, capitals and the order of its methods', () => {
    const shown = { ...sent, accountHolderName: 'ADA', accountNumber: '12 3456', paymentMethods: ['E', 'W'] };
    expect(compareSentWithStored(sent, shown)).toBe('same');
  });

  it('is another record as soon as one thing reads otherwise, also where something else is not shown', () => {
    expect(compareSentWithStored(sent, { ...sent, accountNumber: '999' })).toBe('other');
    expect(compareSentWithStored(sent, { ...sent, accountNumber: '999', bankCity: '' })).toBe('other');
  });

  it('is unclear where all that differs is not shown', () => {
    expect(compareSentWithStored(sent, { ...sent, bankCity: '' })).toBe('unclear');
    expect(compareSentWithStored(sent, { ...sent, bankCity: '', regulatory: [] })).toBe('unclear');
  });
});
