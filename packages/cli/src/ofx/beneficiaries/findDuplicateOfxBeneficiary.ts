import { sameAccountMessages } from '@fx-gateway/domain/beneficiaries/sameAccountMessages.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { findSharedOfxAccountPart } from '@fx-gateway/domain/ofx/beneficiaries/isSameOfxPayee.ts';
import {
  existingBeneficiaryHint,
  type DuplicateBeneficiary,
  type DuplicateInRow,
} from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import type { ValidOfxBeneficiaryRow } from './validateOfxBeneficiaryRows.ts';

/** Whom a beneficiary would be a second of: one with the same account, or the same number at another bank. */
export const findDuplicateOfxBeneficiary = (
  known: readonly OfxBeneficiary[],
  record: OfxBeneficiary,
): DuplicateBeneficiary | null => {
  for (const there of known) {
    const shared = findSharedOfxAccountPart(there, record);
    if (shared === null) continue;
    const { beneficiaryId, name, currency } = there;
    const why = sameAccountMessages[shared === 'account' ? 'why' : 'whyNumber'](name, currency);
    return {
      title: sameAccountMessages.title,
      why: `${why} (${beneficiaryId})`,
      look: existingBeneficiaryHint(beneficiaryId),
    };
  }
  return null;
};

/** The same of rows of a file, beside those of the partner and the rows before each. */
export const findDuplicatesInRows = (
  known: readonly OfxBeneficiary[],
  rows: readonly ValidOfxBeneficiaryRow[],
): readonly DuplicateInRow[] =>
  rows.flatMap(({ row, name, record }, at) => {
    const of = { row, name };
    const earlier = rows.slice(0, at).find((one) => findSharedOfxAccountPart(one.record, record) !== null);
    const there = findDuplicateOfxBeneficiary(known, record);
    return [
      ...(earlier === undefined
        ? []
        : [
            {
              ...of,
              title: 'The file has an account more than once',
              why: `the same account and currency as in row ${earlier.row}.`,
              look: `Look at row ${earlier.row} of the file.`,
              inFile: true as const,
            },
          ]),
      ...(there === null ? [] : [{ ...there, ...of }]),
    ];
  });
