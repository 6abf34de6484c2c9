import type { RunExclusively } from '../../../ports/exclusively.ts';
import { StoreFailure } from '../../../ports/storeFailure.ts';
import type { Result } from '../../../result/result.ts';
import { findBankDetailChanges } from '../../bankDetails/findBankDetailChanges.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { provesNothingHappened, type CallFailure } from '../../../calls/callFailure.ts';
import type { CorpayBeneficiaries } from '../../api/corpayPorts.ts';
import type { PendingBankDetailCheckStore } from '../../../bankDetails/bankDetailChecks.ts';
import { isSameBeneficiaryRecord } from '../../api/isSameBeneficiaryRecord.ts';
import { saveBeneficiary, type SaveOutcome } from './saveBeneficiary.ts';

/**
 * What became of a save that is guarded. Nothing was sent when the check of the bank details could not be kept, or
 * when the stored record is not the one whose edit began.
 */
export type GuardedSaveOutcome =
  | SaveOutcome
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'changed-elsewhere'; readonly stored: Beneficiary };

export type BeneficiarySaveIfUnchanged = {
  /** What the partner showed when the edit began; null for a record that is added. */
  readonly before: Beneficiary | null;
  /** As `beneficiaryToSend` gives it. */
  readonly record: Beneficiary;
  /** The same for every attempt to add this record. */
  readonly idempotencyKey: string;
  /** Why the attempt before this one has no answer; null when there was none, or it had one. */
  readonly lost: CallFailure | null;
};

export type GuardedSavePorts = {
  readonly beneficiaries: Pick<CorpayBeneficiaries, 'add' | 'edit' | 'show'>;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
};

/** Looks up whether an attempt that has no answer was saved; nothing is sent. */
export const findSaveOutcome = (
  { beneficiaries: { show } }: Pick<GuardedSavePorts, 'beneficiaries'>,
  { before, record, idempotencyKey }: Omit<BeneficiarySaveIfUnchanged, 'lost'>,
  lost: CallFailure,
): Promise<SaveOutcome> => {
  const unanswered = async () => ({ ok: false, failure: lost }) as const;
  return saveBeneficiary(
    { beneficiaries: { add: unanswered, edit: unanswered, show } },
    { mode: before === null ? 'add' : 'edit', record, idempotencyKey },
  );
};

/** Null when the stored record is still the one whose edit began. */
const guard = async (
  ports: GuardedSavePorts,
  save: BeneficiarySaveIfUnchanged,
  before: Beneficiary,
): Promise<GuardedSaveOutcome | null> => {
  const { record, lost } = save;
  const shown = await ports.beneficiaries.show(record.clientIntegrationId);
  if (!shown.ok)
    return lost === null ? { kind: 'refused', failure: shown.failure } : { kind: 'unknown', failure: lost };
  if (isSameBeneficiaryRecord(before, shown.value)) return null;
  if (lost !== null && (await findSaveOutcome(ports, save, lost)).kind === 'saved') return { kind: 'saved' };
  return { kind: 'changed-elsewhere', stored: shown.value };
};

const becameOf = async (
  ports: GuardedSavePorts,
  save: BeneficiarySaveIfUnchanged,
): Promise<GuardedSaveOutcome> => {
  const { beneficiaries, bankDetailChecks } = ports;
  const { before, record, idempotencyKey } = save;
  const id = record.clientIntegrationId;
  const stopped = before === null ? null : await guard(ports, save, before);
  if (stopped !== null) return stopped;
  let wasOpen = true;
  if (before === null || findBankDetailChanges(before, record).length > 0)
    try {
      wasOpen = await bankDetailChecks.open(id);
      await bankDetailChecks.changed(id);
    } catch (trouble) {
      // What the user can mend is told as it is, with its own cure.
      if (trouble instanceof StoreFailure) throw trouble;
      return { kind: 'not-kept' };
    }
  const mode = before === null ? 'add' : 'edit';
  const outcome = await saveBeneficiary({ beneficiaries }, { mode, record, idempotencyKey });
  if (!wasOpen && outcome.kind === 'refused' && provesNothingHappened(outcome.failure))
    await bankDetailChecks.checked(id).catch(() => undefined);
  return outcome;
};

/**
 * Adds or edits a beneficiary as `saveBeneficiary` does, guarded: an edit is sent only over the record that it began
 * with, and no other tab or command on this machine changes anything for the customer from the look at that record until the
 * answer. A beneficiary with new bank details is to be checked before the next payment, which is kept before the call
 * leaves. A save that certainly was not made opens no check (MSG-1). The partner gives no version of a record: another
 * machine that saves between the look and the call is not seen, and no later look could tell; the later save stands.
 */
export const saveBeneficiaryIfUnchanged = <E>(
  ports: GuardedSavePorts,
  save: BeneficiarySaveIfUnchanged,
  exclusively: RunExclusively<E>,
): Promise<Result<GuardedSaveOutcome, E>> => exclusively(() => becameOf(ports, save));
