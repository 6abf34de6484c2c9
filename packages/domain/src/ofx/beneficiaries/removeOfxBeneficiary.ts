import { provesNothingHappened, type CallFailure } from '../../calls/callFailure.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';

/** What became of a deletion. `unknown` is never the same as `refused`: the beneficiary may be deleted. */
type OfxRemoval =
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: CallFailure };

/**
 * Deletes a beneficiary with one call (OFX-BENE-5, S-99); one that is gone already is removed too (GATE-18). After a
 * lost answer the list shows what became of it: without them they are removed, anything else is unknown.
 */
export const removeOfxBeneficiary = async (
  beneficiaries: Pick<OfxBeneficiaries, 'remove' | 'list'>,
  id: string,
): Promise<OfxRemoval> => {
  const answer = await beneficiaries.remove(id);
  if (answer.ok || answer.failure.status === 404) return { kind: 'removed' };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const list = await beneficiaries.list();
  const gone = list.ok && !list.value.some(({ beneficiaryId }) => beneficiaryId === id);
  return gone ? { kind: 'removed' } : { kind: 'unknown', failure };
};
