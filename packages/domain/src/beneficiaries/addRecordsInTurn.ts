import type { CallFailure } from '../calls/callFailure.ts';
import { StoreFailure } from '../ports/storeFailure.ts';
import type { Result } from '../result/result.ts';

/** What became of one of several records. `unknown` is never the same as `refused`: the call may still arrive. */
export type AddOutcome =
  | {
      readonly kind: 'saved' | 'already-saved';
      readonly id: string;
      /** By which id the partner knows its answer, for its support. */
      readonly requestId?: string | null;
    }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: CallFailure }
  /** Nothing was sent of it: what has to be kept on this machine first could not be. */
  | { readonly kind: 'not-kept' }
  /** Nothing was sent of it, because one before it went wrong in a way that would meet it, too. */
  | { readonly kind: 'not-tried' };

/** One of several records that are added. */
export type RecordToAdd = {
  /** The same for records that are one beneficiary; null for one that cannot be known again. */
  readonly key: string | null;
  /** Its id where it stands at the partner already; else null. */
  readonly savedAs: string | null;
};

type AddEach<R, E> = {
  /** Sends one record, once; fails where that does not come to a call. */
  send(record: R): Promise<Result<AddOutcome, E>>;
  /** Asked before each record that is sent; what comes after a no is not tried. */
  goesOn(): boolean;
  /** The record at this place is on its way now, and this became of those before it. */
  onSend(place: number, before: readonly AddOutcome[]): void;
};

export type AddedRecordsResult<E> = {
  /** One for each record, in their order. */
  readonly outcomes: readonly AddOutcome[];
  /** Why it stopped before a call: the lock was not to be had, or nothing could be kept on this machine. */
  readonly stopped: { readonly failure: E } | { readonly trouble: StoreFailure } | null;
};

/**
 * Whether a refusal is about the record that was sent, and says nothing of the next one. A partner that wants fewer
 * calls, a gateway that takes none, missing configuration and access that is lost would meet every other one, too.
 */
export const isRefusalOfRecord = ({ kind, status }: Pick<CallFailure, 'kind' | 'status'>): boolean =>
  kind === 'refused' && status !== 429;

const letsTheNextGo = (outcome: AddOutcome): boolean =>
  outcome.kind === 'saved' ||
  outcome.kind === 'already-saved' ||
  (outcome.kind === 'refused' && isRefusalOfRecord(outcome.failure));

/**
 * Adds several records one after the other (CP-BENE-18, S-77). What stands there already is not sent, nor is the same
 * beneficiary twice. After a record of which it is not known whether it was saved nothing more is sent: all of them can
 * be added again, and nobody is added twice.
 */
export const addRecordsInTurn = async <R extends RecordToAdd, E>(
  records: readonly R[],
  { send, goesOn, onSend }: AddEach<R, E>,
): Promise<AddedRecordsResult<E>> => {
  const outcomes: AddOutcome[] = [];
  const saved = new Map<string | null, string>();
  let stopped: AddedRecordsResult<E>['stopped'] = null;
  let ended = false;

  const sendOne = async (record: R): Promise<AddOutcome> => {
    try {
      const done = await send(record);
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

  for (const [place, record] of records.entries()) {
    const id = record.savedAs ?? saved.get(record.key);
    if (id !== undefined) {
      outcomes.push({ kind: 'already-saved', id });
      continue;
    }
    ended ||= !goesOn();
    if (!ended) onSend(place, [...outcomes]);
    const outcome: AddOutcome = ended ? { kind: 'not-tried' } : await sendOne(record);
    if (record.key !== null && 'id' in outcome) saved.set(record.key, outcome.id);
    outcomes.push(outcome);
  }
  return { outcomes, stopped };
};
