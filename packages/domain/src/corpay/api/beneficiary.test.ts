import { expect, it } from 'vitest';
import { paymentMethodName, parseBeneficiaryClassification } from './beneficiary.ts';

it('W is a wire and E is iACH; another code is shown as it came (CP-BENE-13)', () => {
  expect(['W', 'E', 'C', 'w'].map(paymentMethodName)).toEqual(['Wire', 'iACH', 'C', 'w']);
});

it('is a business only where the partner says so, however it writes it; everybody else is a person (CP-BENE-14)', () => {
  expect(['Business', 'BUSINESS', ' business '].map(parseBeneficiaryClassification)).toEqual([
    'Business',
    'Business',
    'Business',
  ]);
  expect(['Individual', 'Company', '', null].map(parseBeneficiaryClassification)).toEqual([
    'Individual',
    'Individual',
    'Individual',
    'Individual',
  ]);
});
