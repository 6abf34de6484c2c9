import { provesNothingHappened, type CallFailure } from '../calls/callFailure.ts';
import type { Result } from '../result/result.ts';

/**
 * What became of a deletion. `unknown` is never the same as `refused`: the call may still arrive. Nothing was sent
 * where another record stands there now than the one that the user was shown.
 */
export type RemovalOutcome<B> =
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: CallFailure }
  | { readonly kind: 'changed-elsewhere'; readonly stored: B };

export type BeneficiaryToRemove<B> = {
  /** The record that the user was shown when they were asked. */
  readonly seen: B;
  /** Why the attempt before this one has no answer; null when there was none, or it had one. */
  readonly lost: CallFailure | null;
};

/** How one record is looked up and deleted at its partner. */
type Removing<B> = {
  /** The record as it stands there now; null where it is gone. */
  look(): Promise<Result<B | null, CallFailure>>;
  /** Whether a record that stands there is the one that was shown. */
  isSeen(stored: B): boolean;
  /** Sends the deletion; refused with status 404 where there is none. */
  send(): Promise<Result<null, CallFailure>>;
};

/**
 * Deletes the record that the user was shown, with one call: one that was changed meanwhile is given back and stays, and
 * one that is gone already is removed too. After silence it is looked up: gone is removed, anything else is unknown. The
 * caller sees to it that nothing else on this machine changes the record until then.
 */
export const removeIfUnchanged = async <B>(
  { look, isSeen, send }: Removing<B>,
  lost: CallFailure | null,
): Promise<RemovalOutcome<B>> => {
  const looked = await look();
  if (!looked.ok)
    return lost === null ? { kind: 'refused', failure: looked.failure } : { kind: 'unknown', failure: lost };
  const stored = looked.value;
  if (stored === null) return { kind: 'removed' };
  if (!isSeen(stored)) return { kind: 'changed-elsewhere', stored };
  const answer = await send();
  if (answer.ok || answer.failure.status === 404) return { kind: 'removed' };
  const { failure } = answer;
  if (provesNothingHappened(failure)) return { kind: 'refused', failure };
  const after = await look();
  return after.ok && after.value === null ? { kind: 'removed' } : { kind: 'unknown', failure };
};
