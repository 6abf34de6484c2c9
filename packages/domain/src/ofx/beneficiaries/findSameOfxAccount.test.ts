import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { findSameOfxAccount } from './findSameOfxAccount.ts';

const paidTo = (id: string, account: string, more: Partial<OfxBeneficiary> = {}): OfxBeneficiary => {
  const details = ofxBeneficiary(id).beneficiaryBankDetails;
  return ofxBeneficiary(id, { beneficiaryBankDetails: { ...details, values: { account } }, ...more });
};

describe('who has the account of a new beneficiary already', () => {
  const rows = [paidTo('b1', '87654321'), paidTo('b2', '1234-5678')];

  it.each<readonly [string, OfxBeneficiary, string | null]>([
    ['whoever is paid to it, under whatever name', paidTo('', '12345678', { name: 'Other' }), 'b2'],
    ['nobody of another account', paidTo('', '11111111'), null],
    ['nobody who is paid in another currency', paidTo('', '12345678', { currency: 'USD' }), null],
    ['not the beneficiary itself', paidTo('b2', '12345678'), null],
    ['nobody while there is no account', paidTo('', ' '), null],
  ])('is %s', (_who, record, id) => {
    expect(findSameOfxAccount(rows, record)?.beneficiaryId ?? null).toBe(id);
  });
});
