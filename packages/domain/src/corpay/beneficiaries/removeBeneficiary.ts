import { provesNothingHappened, type CallFailure } from '../../calls/callFailure.ts';
import type { Exclusively } from '../../ports/exclusively.ts';
import type { Result } from '../../result/result.ts';
import type { Beneficiary } from '../api/beneficiary.ts';
import type { CorpayBeneficiaries } from '../api/corpayPorts.ts';
import type { BankDetailChecks } from '../../bankDetails/bankDetailChecks.ts';
import { sameRecord } from '../api/sameRecord.ts';

/**
 * What became of a deletion. `unknown` is never the same as `refused`: the call may still arrive. Nothing was sent
 * where another record stands there now than the one that the user was shown.
 */
export type RemovalOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'unknown'; readonly failure: CallFailure }
  | { readonly kind: 'changed-elsewhere'; readonly stored: Beneficiary };

export type Removal = {
  /** The record that the user was shown when they were asked. */
  readonly seen: Beneficiary;
  /** Why the attempt before this one has no answer; null when there was none, or it had one. */
  readonly lost: CallFailure | null;
};

type RemovalPorts = {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'remove' | 'show'>;
  readonly bankDetailChecks: Pick<BankDetailChecks, 'checked'>;
};

/** Null when the record that stands there is the one that was shown. */
const guard = async (
  { show }: Pick<CorpayBeneficiaries, 'show'>,
  { seen, lost }: Removal,
): Promise<RemovalOutcome | null> => {
  const shown = await show(seen.clientIntegrationId);
  if (shown.ok)
    return sameRecord(seen, shown.value) ? null : { kind: 'changed-elsewhere', stored: shown.value };
  if (shown.failure.status === 404) return { kind: 'removed' };
  return lost === null ? { kind: 'refused', failure: shown.failure } : { kind: 'unknown', failure: lost };
};

const becameOf = async (
  beneficiaries: RemovalPorts['beneficiaries'],
  removal: Removal,
): Promise<RemovalOutcome> => {
  const stopped = await guard(beneficiaries, removal);
  if (stopped !== null) return stopped;
  const id = removal.seen.clientIntegrationId;
  const answer = await beneficiaries.remove(id);
  if (answer.ok || answer.failure.status === 404) return { kind: 'removed' };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const shown = await beneficiaries.show(id);
  return !shown.ok && shown.failure.status === 404 ? { kind: 'removed' } : { kind: 'unknown', failure };
};

/**
 * Deletes the beneficiary that the user was shown with one call (CP-BENE-7, CP-BENE-19), while no other tab or command on this
 * machine changes anything for the customer: one that was changed meanwhile is given back and stays. After silence
 * they are looked up: gone is deleted, and still there is unknown, since what is on its way may still arrive. Deleting
 * once more is safe. With the beneficiary goes the check of their bank details.
 */
export const removeBeneficiary = <E>(
  { beneficiaries, bankDetailChecks }: RemovalPorts,
  removal: Removal,
  exclusively: Exclusively<E>,
): Promise<Result<RemovalOutcome, E>> =>
  exclusively(async () => {
    const outcome = await becameOf(beneficiaries, removal);
    // A check that could not be removed is never asked for: the beneficiary is gone.
    if (outcome.kind === 'removed')
      await bankDetailChecks.checked(removal.seen.clientIntegrationId).catch(() => undefined);
    return outcome;
  });
