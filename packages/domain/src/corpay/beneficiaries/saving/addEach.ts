import type { CallFailure } from '../../../calls/callFailure.ts';
import type { Exclusively } from '../../../ports/exclusively.ts';
import type { Identifiers } from '../../../ports/identifiers.ts';
import { StoreFailure } from '../../../ports/storeFailure.ts';
import type { IdentifiedRecord } from './identifyRecord.ts';
import { saveChecked, type CheckedSaveOutcome, type CheckedSavePorts } from './saveChecked.ts';

/** What became of one of several records. */
export type AddOutcome =
  | CheckedSaveOutcome
  | { readonly kind: 'already-saved' }
  /** Nothing was sent of it, because one before it went wrong in a way that would meet it, too. */
  | { readonly kind: 'not-tried' };

type AddEach<E> = {
  readonly exclusively: Exclusively<E>;
  /** Asked before each record that is sent; what comes after a no is not tried. */
  goesOn(): boolean;
  /** The record at this place is on its way now, and this became of those before it. */
  onSend(place: number, before: readonly AddOutcome[]): void;
};

type AddedEach<E> = {
  /** One for each record, in their order. */
  readonly outcomes: readonly AddOutcome[];
  /** Why it stopped before a call: the lock was not to be had, or nothing could be kept on this machine. */
  readonly stopped: { readonly failure: E } | { readonly trouble: StoreFailure } | null;
};

/**
 * Whether a refusal is about the record that was sent, and says nothing of the next one. A partner that wants fewer
 * calls, a gateway that takes none, missing configuration and access that is lost would meet every other one, too.
 */
export const isAboutRecord = ({ kind, status }: Pick<CallFailure, 'kind' | 'status'>): boolean =>
  kind === 'refused' && status !== 429;

const letsTheNextGo = (outcome: CheckedSaveOutcome): boolean =>
  outcome.kind === 'saved' || (outcome.kind === 'refused' && isAboutRecord(outcome.failure));

/**
 * Adds several records one after the other, each as `saveChecked` does (CP-BENE-18, S-77). What stands there already is
 * not sent, nor is the same identifier twice. After a record of which it is not known whether it was saved nothing more
 * is sent: all of them can be added again, and nobody is added twice.
 */
export const addEach = async <E>(
  { identifiers, ...ports }: CheckedSavePorts & { readonly identifiers: Identifiers },
  records: readonly Pick<IdentifiedRecord, 'record' | 'standing'>[],
  { exclusively, goesOn, onSend }: AddEach<E>,
): Promise<AddedEach<E>> => {
  const outcomes: AddOutcome[] = [];
  const saved = new Set<string>();
  let stopped: AddedEach<E>['stopped'] = null;
  let ended = false;

  const send = async (record: IdentifiedRecord['record']): Promise<AddOutcome> => {
    try {
      const done = await saveChecked(
        ports,
        { before: null, record, idempotencyKey: identifiers.uuid(), lost: null },
        exclusively,
      );
      if (done.ok) {
        ended = !letsTheNextGo(done.value);
        return done.value;
      }
      stopped = { failure: done.failure };
    } catch (trouble) {
      if (!(trouble instanceof StoreFailure)) throw trouble;
      stopped = { trouble };
    }
    ended = true;
    return { kind: 'not-tried' };
  };

  for (const [place, { record, standing }] of records.entries()) {
    const id = record.clientIntegrationId;
    if (standing === 'same' || saved.has(id)) {
      outcomes.push({ kind: 'already-saved' });
      continue;
    }
    ended ||= !goesOn();
    if (!ended) onSend(place, [...outcomes]);
    const outcome: AddOutcome = ended ? { kind: 'not-tried' } : await send(record);
    if (outcome.kind === 'saved') saved.add(id);
    outcomes.push(outcome);
  }
  return { outcomes, stopped };
};
