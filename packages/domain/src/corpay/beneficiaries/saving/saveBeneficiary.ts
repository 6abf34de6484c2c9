import type { Beneficiary } from '../../api/beneficiary.ts';
import { provesNothingHappened, type CallFailure } from '../../../calls/callFailure.ts';
import type { CorpayBeneficiaries } from '../../api/corpayPorts.ts';
import { compareSentWithStored } from './compareSentWithStored.ts';

/** What became of a save. `unknown` is never the same as `refused`: the record may have arrived. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'unknown'; readonly failure: CallFailure };

type BeneficiarySave = {
  readonly mode: 'add' | 'edit';
  /** As `beneficiaryToSend` gives it. */
  readonly record: Beneficiary;
  /** The same for every attempt to add this record. */
  readonly idempotencyKey: string;
};

/**
 * Adds or edits a beneficiary with one call (CP-BENE-18). After silence the record is looked up: it is saved when it
 * stands there as sent, and unknown otherwise, since what is on its way may still arrive. A 409 says that another
 * record has the identifier: it is refused when that is what stands there. Nothing is sent a second time; the user
 * may, under the same identifier and key.
 */
export const saveBeneficiary = async (
  ports: { readonly beneficiaries: Pick<CorpayBeneficiaries, 'add' | 'edit' | 'show'> },
  { mode, record, idempotencyKey }: BeneficiarySave,
): Promise<SaveOutcome> => {
  const { beneficiaries } = ports;
  const answer =
    mode === 'add' ? await beneficiaries.add(record, idempotencyKey) : await beneficiaries.edit(record);
  if (answer.ok) return { kind: 'saved' };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const conflicts = failure.status === 409;
  const shown = await beneficiaries.show(record.clientIntegrationId);
  if (!shown.ok) return { kind: 'unknown', failure };
  switch (compareSentWithStored(record, shown.value)) {
    case 'same':
      return { kind: 'saved' };
    case 'other':
      return { kind: conflicts ? 'refused' : 'unknown', failure };
    case 'unclear':
      return mode === 'add' && !conflicts ? { kind: 'saved' } : { kind: 'unknown', failure };
  }
};
