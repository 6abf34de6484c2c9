import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import {
  existingBeneficiaryHint,
  type DuplicateBeneficiary,
} from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import { makeChangedDuplicateWarning } from './confirmDuplicateBeneficiary.ts';

/**
 * What it means that another record stands under the identifier of one that was to be added (409); null where the
 * partner said something else. An identifier that follows from the record tells that it was added meanwhile and changed
 * since, as running the file again would say.
 */
export const findDuplicateByTakenId = (
  { status }: Pick<CallFailure, 'status'>,
  { id, idGiven }: { readonly id: string; readonly idGiven: boolean },
): DuplicateBeneficiary | null => {
  if (status !== 409) return null;
  return idGiven
    ? { title: 'Another beneficiary has this id', why: '', look: existingBeneficiaryHint(id) }
    : makeChangedDuplicateWarning(id);
};

/** The same in one line. */
export const describeTakenId = ({ title, why }: DuplicateBeneficiary): string => `${title}. ${why}`.trim();
