import { expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import { newOfxBeneficiary } from './newOfxBeneficiary.ts';
import { isAccountDetail, readOfxField, type OfxFieldPath } from './ofxField.ts';

it.each<[OfxFieldPath, boolean]>([
  [['name'], false],
  [['beneficiaryAddress', 'postCode'], false],
  [['beneficiaryBankDetails', 'bankName'], false],
  [['beneficiaryBankDetails', 'bankBranchName'], false],
  [['beneficiaryBankDetails', 'bankAddress', 'country'], false],
  [['beneficiaryBankDetails', 'reference'], false],
  [['beneficiaryBankDetails', 'account'], true],
  [['beneficiaryBankDetails', 'swift'], true],
])('%j says which account is paid: %s', (path, says) => {
  expect(isAccountDetail(path)).toBe(says);
});

it('a bank detail that nobody gave is empty', () => {
  expect(readOfxField(ofxBeneficiary('b1'), ['beneficiaryBankDetails', 'swift'])).toBe('');
});

it('a new beneficiary has no id, and was never changed at the partner', () => {
  expect([newOfxBeneficiary.beneficiaryId, newOfxBeneficiary.updatedDate]).toEqual(['', '']);
});
