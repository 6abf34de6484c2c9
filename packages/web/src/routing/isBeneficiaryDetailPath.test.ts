import { expect, it } from 'vitest';
import { isBeneficiaryDetailPath } from './isBeneficiaryDetailPath.ts';
import { paths } from './paths.ts';

const { beneficiaries, beneficiary, newBeneficiary, editBeneficiary, orders } = paths.gateway;

it.each([beneficiary('b-1'), beneficiary('new?'), beneficiary('newest'), beneficiary('edit')])(
  '%s is the address of one beneficiary',
  (address) => {
    expect(isBeneficiaryDetailPath(address)).toBe(true);
  },
);

it.each([beneficiaries, newBeneficiary, editBeneficiary('b-1'), orders])(
  '%s is not the address of one',
  (address) => {
    expect(isBeneficiaryDetailPath(address)).toBe(false);
  },
);
