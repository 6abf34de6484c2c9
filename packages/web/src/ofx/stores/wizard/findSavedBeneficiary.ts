import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { findAddedOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/submitNewOfxBeneficiary.ts';
import { compareStructural } from 'mobx';

/**
 * The row that a save made whose answer was lost: for a new beneficiary the one that was added and not `known` before;
 * for an edit one that says the same.
 */
export const findSavedBeneficiary = (
  rows: readonly OfxBeneficiary[],
  record: OfxBeneficiary,
  known: readonly OfxBeneficiary[],
): OfxBeneficiary | undefined =>
  record.beneficiaryId === ''
    ? findAddedOfxBeneficiary(rows, { record, known })
    : rows.find((row) => compareStructural({ ...row, updatedDate: '' }, { ...record, updatedDate: '' }));
