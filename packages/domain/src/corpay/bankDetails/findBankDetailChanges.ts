import type { BankDetailChange } from '../../bankDetails/bankDetailChange.ts';
import { maskBankDetailChange } from '../../bankDetails/maskBankDetailChange.ts';
import { normalizeAccountNumber } from '../../bankDetails/payeeAccount.ts';
import type { Beneficiary } from '../api/beneficiary.ts';

const bankDetails = [
  ['iban', 'IBAN'],
  ['swiftBicCode', 'SWIFT/BIC Code'],
  ['accountNumber', 'Account Number'],
  ['routingCode', 'Routing Code'],
  ['localAccountNumber', 'Local Account Number'],
  ['localRoutingCode', 'Local Routing Code'],
] as const satisfies readonly (readonly [keyof Beneficiary, string])[];

/**
 * Which bank details an edit changes, old against new, so that a change by mistake is seen. Spaces, dashes and
 * capitals are no change.
 */
export const findBankDetailChanges = (before: Beneficiary, after: Beneficiary): readonly BankDetailChange[] =>
  bankDetails
    .filter(([member]) => normalizeAccountNumber(before[member]) !== normalizeAccountNumber(after[member]))
    .map(([member, label]) => ({
      label,
      ...maskBankDetailChange(before[member], after[member]),
    }));

/** The account of a beneficiary, written in one: the IBAN or else the number; empty where there is none. */
export const accountNumberOf = ({ iban, accountNumber, localAccountNumber }: Beneficiary): string =>
  [iban, accountNumber, localAccountNumber].map(normalizeAccountNumber).find((each) => each !== '') ?? '';
