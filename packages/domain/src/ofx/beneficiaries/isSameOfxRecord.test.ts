import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import { isSameOfxRecord } from './isSameOfxRecord.ts';

const record = ofxBeneficiary('b1');
const withValues = (values: Readonly<Record<string, string>>) =>
  ofxBeneficiary('b1', { beneficiaryBankDetails: { ...record.beneficiaryBankDetails, values } });

describe('two records of a beneficiary', () => {
  it('say the same in whatever order, with an empty value or none, whenever they were changed', () => {
    const turned = withValues({ swift: '', account: '12345678', bankName: 'Harbour Bank' });
    expect(isSameOfxRecord(record, { ...turned, updatedDate: '2020-01-01' })).toBe(true);
  });

  it('differ by any value, and by where it stands', () => {
    expect(isSameOfxRecord(record, withValues({ bankName: 'Harbour Bank', account: '12345679' }))).toBe(
      false,
    );
    expect(isSameOfxRecord(record, withValues({ bankName: '12345678', account: 'Harbour Bank' }))).toBe(
      false,
    );
    expect(isSameOfxRecord(record, ofxBeneficiary('b1', { name: 'Other' }))).toBe(false);
    expect(isSameOfxRecord(record, ofxBeneficiary('b2'))).toBe(false);
  });
});
