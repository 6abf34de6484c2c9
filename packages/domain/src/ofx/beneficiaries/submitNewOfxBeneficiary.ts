import { provesNothingHappened, type CallFailure } from '../../calls/callFailure.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';
import { isSameOfxPayee } from './isSameOfxPayee.ts';

/** What became of a new beneficiary. `unknown` is never the same as `refused`: the call may still arrive. */
export type OfxAddOutcome =
  | { readonly kind: 'saved'; readonly beneficiary: OfxBeneficiary }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** `looked` where the list was read, and does not have them. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure; readonly looked: boolean };

type OfxAdd = {
  readonly record: OfxBeneficiary;
  /** The same for every attempt to add this record. */
  readonly idempotencyKey: string;
  /** Who was there before the call. */
  readonly known: readonly OfxBeneficiary[];
};

/** The row that an add made whose answer was lost; undefined where there is none. */
export const findAddedOfxBeneficiary = (
  rows: readonly OfxBeneficiary[],
  { record, known }: Pick<OfxAdd, 'record' | 'known'>,
): OfxBeneficiary | undefined => {
  const before = new Set(known.map(({ beneficiaryId }) => beneficiaryId));
  return rows.find((row) => !before.has(row.beneficiaryId) && isSameOfxPayee(row, record));
};

/**
 * Adds a new beneficiary with one call (OFX-BENE-24, S-77). After silence the list is looked at, where one who was not
 * there before and has name, currency and account of the new one is the one that was sent; nothing is sent again.
 */
export const submitNewOfxBeneficiary = async (
  { add, list }: Pick<OfxBeneficiaries, 'add' | 'list'>,
  { idempotencyKey, ...sent }: OfxAdd,
): Promise<OfxAddOutcome> => {
  const answer = await add(sent.record, idempotencyKey);
  if (answer.ok) return { kind: 'saved', beneficiary: answer.value };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const rows = await list();
  const found = rows.ok ? findAddedOfxBeneficiary(rows.value, sent) : undefined;
  return found === undefined
    ? { kind: 'unknown', failure, looked: rows.ok }
    : { kind: 'saved', beneficiary: found };
};
