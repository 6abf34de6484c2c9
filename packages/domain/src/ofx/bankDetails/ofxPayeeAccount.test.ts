import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure } from '../../../test/ofxSamples.ts';
import { failed, succeeded } from '../../result/result.ts';
import { ofxPayeeAccount, readOfxAccounts } from './ofxPayeeAccount.ts';

const withValues = (values: Record<string, string>) => {
  const { beneficiaryBankDetails } = ofxBeneficiary('b1');
  return ofxBeneficiary('b1', { beneficiaryBankDetails: { ...beneficiaryBankDetails, values } });
};

describe('the account that a beneficiary of OFX is paid on', () => {
  it('is the bank and the number, written in one, and when the record changed', () => {
    expect(ofxPayeeAccount(withValues({ bankName: 'Harbour Bank', account: '12-34 56ab' }))).toEqual({
      beneficiaryId: 'b1',
      name: 'Payee b1',
      bank: 'Harbour Bank',
      account: '123456AB',
      details: ['account=123456AB', 'bankName=HARBOURBANK'],
      changedAt: Date.parse('2026-02-20'),
    });
  });

  it('says the same of where the money goes in whatever order it came, and nothing of empty fields', () => {
    const { details, bank, account } = ofxPayeeAccount(withValues({ swift: 'abc', bsb: '1', branch: ' - ' }));
    expect({ details, bank, account }).toEqual({ details: ['bsb=1', 'swift=ABC'], bank: '', account: '' });
  });

  it('is read for those who are paid, and left out where the partner does not have one', async () => {
    const kept = succeeded([ofxBeneficiary('b1'), ofxBeneficiary('b2')]);
    const read = await readOfxAccounts({ list: async () => kept })(['b2', 'b3']);
    expect(read).toEqual(succeeded([ofxPayeeAccount(ofxBeneficiary('b2'))]));
  });

  it('is not known while the partner does not answer', async () => {
    const silence = failed(ofxFailure());
    expect(await readOfxAccounts({ list: async () => silence })(['b1'])).toEqual(silence);
  });
});
