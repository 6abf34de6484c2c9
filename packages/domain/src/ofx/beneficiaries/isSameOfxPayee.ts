import { normalizeAccountNumber } from '../../bankDetails/payeeAccount.ts';
import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { ofxPayeeAccount } from '../bankDetails/ofxPayeeAccount.ts';
import { isAccountDetail } from './ofxField.ts';

/** Everything that says which account it is: its number and the codes of its bank, however they are written. */
const codesOf = ({
  beneficiaryBankDetails: { values },
}: OfxBeneficiary): readonly (readonly [string, string])[] =>
  Object.entries(values)
    .filter(([key]) => isAccountDetail(['beneficiaryBankDetails', key]))
    .map(([key, value]) => [key, normalizeAccountNumber(value)] as const)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * By what a beneficiary is known again, since OFX takes no id from us: name, currency, account and the codes of its bank,
 * however they are spelled. Null without an account.
 */
export const ofxPayeeKey = (payee: OfxBeneficiary): string | null =>
  ofxPayeeAccount(payee).account === ''
    ? null
    : JSON.stringify([normalizeForSearch(payee.name), payee.currency, codesOf(payee)]);

/** Whether two records are one beneficiary, so that adding the second one would add them twice. */
export const isSameOfxPayee = (one: OfxBeneficiary, other: OfxBeneficiary): boolean => {
  const key = ofxPayeeKey(one);
  return key !== null && key === ofxPayeeKey(other);
};

/** Whether two records are paid in one currency to one account number, whoever they are. */
export const hasSameOfxAccountNumber = (one: OfxBeneficiary, other: OfxBeneficiary): boolean => {
  const { account } = ofxPayeeAccount(one);
  return account !== '' && account === ofxPayeeAccount(other).account && one.currency === other.currency;
};

/**
 * What two records share that are no one beneficiary: the account under another name, or its number alone, at a bank with
 * another code. Null where they are paid in another currency or to another account, or are the same.
 */
export const findSharedOfxAccountPart = (
  one: OfxBeneficiary,
  other: OfxBeneficiary,
): 'account' | 'number' | null => {
  if (!hasSameOfxAccountNumber(one, other) || isSameOfxPayee(one, other)) return null;
  return JSON.stringify(codesOf(one)) === JSON.stringify(codesOf(other)) ? 'account' : 'number';
};
