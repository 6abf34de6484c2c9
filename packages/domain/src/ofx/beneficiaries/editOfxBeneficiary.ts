import { provesNothingHappened, type CallFailure } from '../../calls/callFailure.ts';
import type { RunExclusively } from '../../ports/exclusively.ts';
import type { Result } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';
import { isSameOfxRecord } from './isSameOfxRecord.ts';

/** What became of an edit. `unknown` is never the same as `refused`: it may have arrived. */
export type OfxEditOutcome =
  | { readonly kind: 'saved'; readonly beneficiary: OfxBeneficiary }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: CallFailure }
  /** Nothing was sent: what stands there is not what the edit began with; null where they are gone. */
  | { readonly kind: 'changed-elsewhere'; readonly stored: OfxBeneficiary | null };

type OfxEdit = {
  /** What the partner showed when the edit began. */
  readonly before: OfxBeneficiary;
  readonly record: OfxBeneficiary;
};

const becameOf = async (
  { list, edit }: Pick<OfxBeneficiaries, 'list' | 'edit'>,
  { before, record }: OfxEdit,
): Promise<OfxEditOutcome> => {
  const { beneficiaryId } = record;
  const find = (rows: readonly OfxBeneficiary[]) =>
    rows.find((row) => row.beneficiaryId === beneficiaryId) ?? null;
  const shown = await list();
  if (!shown.ok) return { kind: 'refused', failure: shown.failure };
  const stored = find(shown.value);
  if (stored === null || stored.updatedDate !== before.updatedDate || !isSameOfxRecord(stored, before))
    return { kind: 'changed-elsewhere', stored };
  const answer = await edit(record);
  if (answer.ok) return { kind: 'saved', beneficiary: answer.value };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const after = await list();
  const now = after.ok ? find(after.value) : null;
  return now !== null && isSameOfxRecord(now, record)
    ? { kind: 'saved', beneficiary: now }
    : { kind: 'unknown', failure };
};

/**
 * Edits a beneficiary with one call, over the record that the edit began with and no other (OFX-BENE-24, S-77); nobody else
 * on this machine changes anything for the customer meanwhile. After silence the list is looked at, and nothing is sent a
 * second time. The partner's records have no version: between the look and the call another machine may still save, and
 * no client can tell.
 */
export const editOfxBeneficiary = <E>(
  beneficiaries: Pick<OfxBeneficiaries, 'list' | 'edit'>,
  edited: OfxEdit,
  exclusively: RunExclusively<E>,
): Promise<Result<OfxEditOutcome, E>> => exclusively(() => becameOf(beneficiaries, edited));
