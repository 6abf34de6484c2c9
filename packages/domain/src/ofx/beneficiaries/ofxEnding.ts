import { normalizeAccountNumber, lastFourOf, spokenEnding } from '../../bankDetails/payeeAccount.ts';
import { alikeAmong, likenessOf } from '../../beneficiaries/alike.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';

/** The last four characters of the account that a beneficiary is paid on today; empty where there is none (PAYEE-6). */
export const ofxEnding = ({ beneficiaryBankDetails: { values } }: OfxBeneficiary): string =>
  lastFourOf(normalizeAccountNumber(values['account'] ?? ''));

/** The beneficiaries of a list that have the name and the currency of another one in it. */
export const alikeOfxBeneficiaries = cacheByList(
  (beneficiaries: readonly OfxBeneficiary[]): ReadonlySet<OfxBeneficiary> =>
    new Set(alikeAmong(beneficiaries, ({ name, currency }) => likenessOf(name, currency))),
);

/** A beneficiary in words: by name and, where another one of these is alike, by the end of the account too. */
export const ofxNameAmong = (beneficiary: OfxBeneficiary, alike: ReadonlySet<OfxBeneficiary>): string => {
  const ending = alike.has(beneficiary) ? ofxEnding(beneficiary) : '';
  return ending === '' ? beneficiary.name : `${beneficiary.name}, ${spokenEnding(ending)}`;
};
