import type { CallFailure } from '../../calls/callFailure.ts';
import {
  removeOnce,
  removeSeen,
  type Removal,
  type RemovalOutcome,
  type Removed,
} from '../../beneficiaries/removeSeen.ts';
import type { Exclusively } from '../../ports/exclusively.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';
import { sameOfxRecord } from './ofxRecordChanges.ts';

type Removes = Pick<OfxBeneficiaries, 'remove' | 'list'>;

/** No call shows one of them alone: the list does. */
const removing = ({ remove, list }: Removes, id: string) => ({
  look: async (): Promise<Result<OfxBeneficiary | null, CallFailure>> => {
    const all = await list();
    return all.ok ? succeeded(all.value.find(({ beneficiaryId }) => beneficiaryId === id) ?? null) : all;
  },
  send: () => remove(id),
});

/**
 * Deletes a beneficiary with one call (OFX-BENE-5, S-99); one that is gone already is removed too (GATE-18). After a
 * lost answer the list shows what became of it: without them they are removed, anything else is unknown.
 */
export const removeOfxBeneficiary = (beneficiaries: Removes, id: string): Promise<Removed> =>
  removeOnce(removing(beneficiaries, id));

/**
 * The same for the beneficiary that the user was shown, while nothing else on this machine changes anything for the
 * customer: one that was changed meanwhile is given back and stays.
 */
export const removeSeenOfxBeneficiary = <E>(
  beneficiaries: Removes,
  { seen, lost }: Removal<OfxBeneficiary>,
  exclusively: Exclusively<E>,
): Promise<Result<RemovalOutcome<OfxBeneficiary>, E>> =>
  exclusively(() =>
    removeSeen(
      {
        ...removing(beneficiaries, seen.beneficiaryId),
        isSeen: (stored) => stored.updatedDate === seen.updatedDate && sameOfxRecord(stored, seen),
      },
      lost,
    ),
  );
