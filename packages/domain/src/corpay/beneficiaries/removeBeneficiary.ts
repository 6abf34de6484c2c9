import type { RunExclusively } from '../../ports/exclusively.ts';
import {
  removeIfUnchanged,
  type BeneficiaryToRemove,
  type RemovalOutcome,
} from '../../beneficiaries/removeIfUnchanged.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { Beneficiary } from '../api/beneficiary.ts';
import type { CorpayBeneficiaries } from '../api/corpayPorts.ts';
import type { PendingBankDetailCheckStore } from '../../bankDetails/bankDetailChecks.ts';
import { isSameBeneficiaryRecord } from '../api/isSameBeneficiaryRecord.ts';

type RemovalPorts = {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'remove' | 'show'>;
  readonly bankDetailChecks: Pick<PendingBankDetailCheckStore, 'checked'>;
};

/**
 * Deletes the beneficiary that the user was shown with one call (CP-BENE-7, CP-BENE-19), while no other tab or command on this
 * machine changes anything for the customer: one that was changed meanwhile is given back and stays. After silence
 * they are looked up: gone is deleted, and still there is unknown, since what is on its way may still arrive. Deleting
 * once more is safe. With the beneficiary goes the check of their bank details.
 */
export const removeBeneficiary = <E>(
  { beneficiaries, bankDetailChecks }: RemovalPorts,
  { seen, lost }: BeneficiaryToRemove<Beneficiary>,
  exclusively: RunExclusively<E>,
): Promise<Result<RemovalOutcome<Beneficiary>, E>> => {
  const id = seen.clientIntegrationId;
  const removing = {
    look: async () => {
      const shown = await beneficiaries.show(id);
      return !shown.ok && shown.failure.status === 404 ? succeeded(null) : shown;
    },
    isSeen: (stored: Beneficiary) => isSameBeneficiaryRecord(seen, stored),
    send: () => beneficiaries.remove(id),
  };
  return exclusively(async () => {
    const outcome = await removeIfUnchanged(removing, lost);
    // A check that could not be removed is never asked for: the beneficiary is gone.
    if (outcome.kind === 'removed') await bankDetailChecks.checked(id).catch(() => undefined);
    return outcome;
  });
};
