import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { hasSameOfxAccountNumber } from './isSameOfxPayee.ts';

/** Another beneficiary who is paid in the same currency to the same account; null where none is. */
export const findSameOfxAccount = (
  rows: readonly OfxBeneficiary[],
  record: OfxBeneficiary,
): OfxBeneficiary | null =>
  rows.find((row) => row.beneficiaryId !== record.beneficiaryId && hasSameOfxAccountNumber(record, row)) ??
  null;
