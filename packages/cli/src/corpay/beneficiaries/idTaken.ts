import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { lookAt, type Second } from '../../beneficiaries/confirmSeconds.ts';
import { changedSince } from './confirmSecond.ts';

/**
 * What it means that another record stands under the identifier of one that was to be added (409); null where the
 * partner said something else. An identifier that follows from the record tells that it was added meanwhile and changed
 * since, as running the file again would say.
 */
export const idTaken = (
  { status }: Pick<CallFailure, 'status'>,
  { id, idGiven }: { readonly id: string; readonly idGiven: boolean },
): Second | null => {
  if (status !== 409) return null;
  return idGiven ? { title: 'Another beneficiary has this id', why: '', look: lookAt(id) } : changedSince(id);
};

/** The same in one line. */
export const idTakenText = ({ title, why }: Second): string => `${title}. ${why}`.trim();
