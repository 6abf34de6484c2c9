import type { CallFailure } from '../../calls/callFailure.ts';
import type { BankToFind } from './reading/payeeReading.ts';
import { callFailureMessage } from '../api/corpayMessages.ts';

/**
 * Why a beneficiary was not saved: each message of the partner is one item of the list (CP-WIZ-20). Where every call
 * has words of its own, as for a token that was refused, those are the one item.
 */
export const beneficiarySaveErrors = (failure: CallFailure): readonly string[] => {
  const { kind, status, messages } = failure;
  const aboutRecord =
    (kind === 'refused' || kind === 'permission' || kind === 'server-trouble') && status !== 503;
  return aboutRecord && messages.length > 0 ? messages : [callFailureMessage(failure)];
};

/** What is said when a beneficiary was not saved, or when it is not known whether it was. */
export const beneficiarySaveFailureMessages = {
  notSaved: 'This beneficiary was not saved',
  notKept:
    'This browser could not keep that the bank details are still to be checked, so nothing was sent. Everything you typed is still here.',
  unknown: 'It is not known whether this beneficiary was saved.',
  saveAgain:
    'We could not find out whether this was saved. Saving again is safe: it will not be added twice.',
} as const;

/** What is said on the page of a beneficiary who is no longer there. */
export const beneficiaryGoneMessage = (payee: string): string =>
  `${payee} is no longer among your beneficiaries.`;

/** What is said where the beneficiary who was chosen for a new deal is no longer there. */
export const chosenBeneficiaryGoneMessage = (payee: string): string =>
  `${beneficiaryGoneMessage(payee)} Choose who is paid.`;

const foundBy: Readonly<Record<BankToFind['by'], string>> = {
  iban: 'IBAN',
  bic: 'BIC',
  'bank-code': 'bank code',
};

/** What the bank search says while it is off, or when it shows less than hoped for (ERR-39 to ERR-41, S-23). */
export const bankSearchMessages = {
  /** A bank that the user did not choose, found by its code in the IBAN (S-117) or by another number (CP-READ-4). */
  proposed: (name: string, by: BankToFind['by']): string =>
    `Found by the ${foundBy[by]}: ${name}. Check what is proposed below.`,
  countryFirst: 'First choose the bank country.',
  nothingTyped: 'Type what to search for first.',
  /** What the directory is searched by; an IBAN where the banking details ask for one. */
  searchedBy: (asksIban: boolean): string =>
    `Name, branch, city or code${asksIban ? ', or the whole IBAN' : ''}. It fills the fields below.`,
  unavailable:
    "We're having trouble loading banks. Please try again later or enter the bank details manually.",
  none: "No banks found. We couldn't find anything with that term. Please try again.",
  /** Null when everything that was found is shown (CP-BANK-3). */
  more: (total: number): string | null =>
    total > 100 ? `${total - 100} other results not shown. Please try narrowing your search.` : null,
} as const;
