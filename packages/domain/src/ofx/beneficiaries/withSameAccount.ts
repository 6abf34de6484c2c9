import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { ofxAccount } from '../bankDetails/ofxAccount.ts';

/** Another beneficiary who is paid in the same currency to the same account; null where none is. */
export const withSameAccount = (
  rows: readonly OfxBeneficiary[],
  record: OfxBeneficiary,
): OfxBeneficiary | null => {
  const { account } = ofxAccount(record);
  if (account === '') return null;
  return (
    rows.find(
      (row) =>
        row.beneficiaryId !== record.beneficiaryId &&
        row.currency === record.currency &&
        ofxAccount(row).account === account,
    ) ?? null
  );
};
