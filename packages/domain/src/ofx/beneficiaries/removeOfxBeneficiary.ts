import {
  removeIfUnchanged,
  type BeneficiaryToRemove,
  type RemovalOutcome,
} from '../../beneficiaries/removeIfUnchanged.ts';
import type { RunExclusively } from '../../ports/exclusively.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';
import { isSameOfxRecord } from './isSameOfxRecord.ts';

/**
 * Deletes the beneficiary that the user was shown with one call (OFX-BENE-5, S-99), while nothing else on this machine
 * changes anything for the customer: one that was changed meanwhile is given back and stays, and one that is gone already
 * is removed too (GATE-18). After a lost answer the list shows what became of it: without them they are removed, anything
 * else is unknown.
 */
export const removeOfxBeneficiary = <E>(
  { list, remove }: Pick<OfxBeneficiaries, 'remove' | 'list'>,
  { seen, lost }: BeneficiaryToRemove<OfxBeneficiary>,
  exclusively: RunExclusively<E>,
): Promise<Result<RemovalOutcome<OfxBeneficiary>, E>> => {
  const id = seen.beneficiaryId;
  const removing = {
    // No call shows one of them alone.
    look: async () => {
      const all = await list();
      return all.ok ? succeeded(all.value.find(({ beneficiaryId }) => beneficiaryId === id) ?? null) : all;
    },
    isSeen: (stored: OfxBeneficiary) =>
      stored.updatedDate === seen.updatedDate && isSameOfxRecord(stored, seen),
    send: () => remove(id),
  };
  return exclusively(() => removeIfUnchanged(removing, lost));
};
