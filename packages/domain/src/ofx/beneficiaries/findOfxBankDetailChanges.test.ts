import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import { findOfxBankDetailChanges } from './findOfxBankDetailChanges.ts';

const record = ofxBeneficiary('b1');
const withValues = (values: Readonly<Record<string, string>>) =>
  ofxBeneficiary('b1', { beneficiaryBankDetails: { ...record.beneficiaryBankDetails, values } });

const before = withValues({ bankName: 'Harbour Bank', account: '12345678', bsbCode: '990-014' });
const template = ['bankName', 'account', 'swiftCode'].map((propertyKey) => ({
  propertyKey,
  name: propertyKey === 'account' ? 'IBAN' : '',
  required: false,
  validationRegex: null,
  maxLength: null,
}));

describe('the bank details that an edit changes', () => {
  it('are told old against new, masked, in the words of the template, those that go and those that come too', () => {
    const after = withValues({ bankName: 'Quay Bank', account: '87654321', swiftCode: 'SNDBGB2L' });
    expect(findOfxBankDetailChanges(before, after, template)).toEqual([
      { label: 'IBAN', before: '••••5678', after: '••••4321' },
      { label: 'SWIFT / BIC Code', before: '', after: '••••GB2L' },
      { label: 'BSB Code', before: '•••-014', after: '' },
    ]);
  });

  it('are none where they are only spelled otherwise', () => {
    const after = withValues({ bankName: 'Harbour Bank', account: '1234 5678', bsbCode: '990014' });
    expect(findOfxBankDetailChanges(before, after, template)).toEqual([]);
  });
});
