import { expect, it } from 'vitest';
import { paymentMethodName } from './beneficiary.ts';

it('W is a wire and E is iACH; another code is shown as it came (CP-BENE-13)', () => {
  expect(['W', 'E', 'C', 'w'].map(paymentMethodName)).toEqual(['Wire', 'iACH', 'C', 'w']);
});
