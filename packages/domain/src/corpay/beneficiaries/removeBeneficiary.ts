import { provesNothingHappened, type CallFailure } from '../../calls/index.ts';
import type { CorpayBeneficiaries } from '../api/corpayPorts.ts';
import type { BankDetailChecks } from '../bankDetails/bankDetailChecks.ts';

/** What became of a deletion. `unknown` is never the same as `refused`: the call may still arrive. */
export type RemovalOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'unknown'; readonly failure: CallFailure };

export type RemovalPorts = {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'remove' | 'show'>;
  readonly bankDetailChecks: Pick<BankDetailChecks, 'checked'>;
};

const becameOf = async (
  beneficiaries: RemovalPorts['beneficiaries'],
  id: string,
): Promise<RemovalOutcome> => {
  const answer = await beneficiaries.remove(id);
  if (answer.ok || answer.failure.status === 404) return { kind: 'removed' };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const shown = await beneficiaries.show(id);
  return !shown.ok && shown.failure.status === 404 ? { kind: 'removed' } : { kind: 'unknown', failure };
};

/**
 * Deletes a beneficiary with one call (CP-BENE-7, CP-BENE-19). After silence they are looked up: gone is deleted, and
 * still there is unknown, since what is on its way may still arrive. Deleting once more is safe. With the beneficiary
 * goes the check of their bank details.
 */
export const removeBeneficiary = async (
  { beneficiaries, bankDetailChecks }: RemovalPorts,
  id: string,
): Promise<RemovalOutcome> => {
  const outcome = await becameOf(beneficiaries, id);
  // A check that could not be forgotten asks nobody anything: there is no such beneficiary any more.
  if (outcome.kind === 'removed') await bankDetailChecks.checked(id).catch(() => undefined);
  return outcome;
};
