import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { sharesOfxAccount } from './sameOfxPayee.ts';

/** Another beneficiary who is paid in the same currency to the same account; null where none is. */
export const withSameAccount = (
  rows: readonly OfxBeneficiary[],
  record: OfxBeneficiary,
): OfxBeneficiary | null =>
  rows.find((row) => row.beneficiaryId !== record.beneficiaryId && sharesOfxAccount(record, row)) ?? null;
