import {
  normalizeAccountNumber,
  lastFourCharacters,
  formatAccountEndingInWords,
} from '../../bankDetails/payeeAccount.ts';
import {
  findBeneficiariesSharingKey,
  makeNameAndCurrencyKey,
} from '../../beneficiaries/findBeneficiariesSharingKey.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';

/** The last four characters of the account that a beneficiary is paid on today; empty where there is none (PAYEE-6). */
export const ofxAccountEnding = ({ beneficiaryBankDetails: { values } }: OfxBeneficiary): string =>
  lastFourCharacters(normalizeAccountNumber(values['account'] ?? ''));

/** The beneficiaries of a list that have the name and the currency of another one in it. */
export const findSameNamedOfxBeneficiaries = cacheByList(
  (beneficiaries: readonly OfxBeneficiary[]): ReadonlySet<OfxBeneficiary> =>
    new Set(
      findBeneficiariesSharingKey(beneficiaries, ({ name, currency }) =>
        makeNameAndCurrencyKey(name, currency),
      ),
    ),
);

/** A beneficiary in words: by name and, where another one of these is alike, by the end of the account too. */
export const formatOfxNameWithEnding = (
  beneficiary: OfxBeneficiary,
  alike: ReadonlySet<OfxBeneficiary>,
): string => {
  const ending = alike.has(beneficiary) ? ofxAccountEnding(beneficiary) : '';
  return ending === '' ? beneficiary.name : `${beneficiary.name}, ${formatAccountEndingInWords(ending)}`;
};
