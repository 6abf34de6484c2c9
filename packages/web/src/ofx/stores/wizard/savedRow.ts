import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { compareStructural } from 'mobx';

/**
 * The row that a save made whose answer was lost: for a new beneficiary one that was not `known` before, of the same name
 * and currency; for an edit one that says the same.
 */
export const savedRow = (
  rows: readonly OfxBeneficiary[],
  record: OfxBeneficiary,
  known: readonly OfxBeneficiary[],
): OfxBeneficiary | undefined =>
  rows.find((row) =>
    record.beneficiaryId === ''
      ? row.name === record.name &&
        row.currency === record.currency &&
        !known.some(({ beneficiaryId }) => beneficiaryId === row.beneficiaryId)
      : compareStructural({ ...row, updatedDate: '' }, { ...record, updatedDate: '' }),
  );
