import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import { findOfxDroppedFieldLabels, dropUnaskedOfxBankDetails } from './dropUnaskedOfxBankDetails.ts';

const record = ofxBeneficiary('b1');
const withValues = (values: Readonly<Record<string, string>>, currency = 'AUD') =>
  ofxBeneficiary('b1', { currency, beneficiaryBankDetails: { ...record.beneficiaryBankDetails, values } });

const asking = (...keys: readonly string[]) =>
  keys.map((propertyKey) => ({
    propertyKey,
    name: '',
    required: true,
    validationRegex: null,
    maxLength: null,
  }));

const valuesOf = ({ beneficiaryBankDetails }: typeof record) => beneficiaryBankDetails.values;

describe('the bank details that are sent', () => {
  const typed = withValues({ account: '12345678', bsbCode: '990-014' });

  it('are those that the present template asks for: another country leaves nothing behind', () => {
    const sent = dropUnaskedOfxBankDetails(typed, asking('account', 'sortCode'), null);
    expect(valuesOf(sent)).toEqual({ account: '12345678' });
    expect(sent).toEqual({ ...typed, beneficiaryBankDetails: sent.beneficiaryBankDetails });
  });

  it('keep what was stored and no field shows, as long as the same template asks', () => {
    const stored = withValues({ account: '87654321', note: 'x' });
    const edited = withValues({ account: '12345678', note: 'x' });
    expect(valuesOf(dropUnaskedOfxBankDetails(edited, asking('account'), stored))).toEqual(valuesOf(edited));
    const moved = withValues({ account: '12345678', note: 'x', reference: 'R' }, 'EUR');
    expect(valuesOf(dropUnaskedOfxBankDetails(moved, asking('account', 'reference'), stored))).toEqual({
      account: '12345678',
      reference: 'R',
    });
  });

  it('are told apart from those that were stored or typed and go', () => {
    const stored = withValues({ account: '12345678', bsbCode: '990-014', bankBranchName: 'Quay' });
    const edited = withValues(
      { account: '12345678', bsbCode: '990-014', sortCode: '99-00-11', other: ' ' },
      'EUR',
    );
    const template = asking('account', 'bankBranchName');
    const sent = dropUnaskedOfxBankDetails(edited, template, stored);
    expect(findOfxDroppedFieldLabels(stored, edited, sent, template)).toEqual([
      'Branch Name',
      'BSB Code',
      'Sort Code',
    ]);
    expect(findOfxDroppedFieldLabels(stored, stored, stored, template)).toEqual([]);
  });

  it('are told apart where a part of the address of the bank was emptied', () => {
    const { beneficiaryBankDetails: details } = record;
    const emptied = ofxBeneficiary('b1', {
      beneficiaryBankDetails: { ...details, bankAddress: { ...details.bankAddress, citySuburb: '' } },
    });
    expect(findOfxDroppedFieldLabels(record, emptied, emptied, asking('bankName', 'account'))).toEqual([
      'Bank City',
    ]);
  });
});
