import { callFailure, provesNothingHappened, type CallFailure } from '../calls/callFailure.ts';
import type { Clock } from '../ports/clock.ts';
import { StoreFailure } from '../ports/storeFailure.ts';
import { failed, type Result } from '../result/result.ts';
import type { AnsweredMoneyCall, MoneyCallOutcome } from './answeredMoneyCall.ts';
import type { MoneyCallJournal } from './moneyCallJournal.ts';
import { heldMessage } from './notSentMessage.ts';

/** What a partner brings to a call that moves money. */
type KeptCall<I, A, S> = {
  /** What stops it, by what the journal holds at the moment of keeping: what is open, and was booked. */
  against(open: readonly I[], booked: readonly AnsweredMoneyCall<I>[]): S | null;
  send(): Promise<Result<A, CallFailure>>;
  readonly path: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether a failure that proves that this call did nothing also proves that no copy of it did anything. */
  isRefusal(failure: CallFailure): boolean | Promise<boolean>;
  /** What is kept of a refusal until somebody has heard of it. */
  refusedAs(failure: CallFailure): MoneyCallOutcome;
};

/** What became of the call. Nothing was sent after `stopped` and `not-kept`. */
type SentKept<A, S> =
  | { readonly kind: 'answered'; readonly answer: A }
  /** Nothing happened, which is kept until somebody has heard of it. */
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** It may have been carried out, and the intent stays. */
  | { readonly kind: 'open'; readonly failure: CallFailure }
  | { readonly kind: 'stopped'; readonly by: S }
  /** The intent could not be kept, and a lost answer would not be found again. */
  | { readonly kind: 'not-kept' };

/**
 * A call whose process stood still for so long after its intent was dated does not leave any more, in milliseconds: a
 * computer may sleep between two steps, and others have looked into the intent by then. With the half minute that a call
 * may take it is over before anybody says that it came to nothing.
 */
export const maxHeldMs = 15_000;

/** Whether a call whose intent is dated so was held for too long to leave any more. */
export const wasHeld = ({ startedAt }: { readonly startedAt: number }, now: number): boolean =>
  Math.abs(now - startedAt) > maxHeldMs;

/**
 * Keeps an intent and then sends its call, once (S-77, S-80). Whether it may be sent is decided in the step that keeps
 * it, for all tabs and processes; it is closed only by an answer, or a failure that proves that nothing happened.
 */
export const storeAndSendMoneyCall = async <I extends { readonly startedAt: number }, A, S>(
  journal: Pick<MoneyCallJournal<I>, 'keepUnless' | 'refuse'>,
  intent: I,
  { against, send, path, clock, isRefusal, refusedAs }: KeptCall<I, A, S>,
): Promise<SentKept<A, S>> => {
  try {
    const by = await journal.keepUnless(intent, against);
    if (by !== null) return { kind: 'stopped', by };
  } catch (trouble) {
    // What the user can mend is told as it is, with its own cure.
    if (trouble instanceof StoreFailure) throw trouble;
    return { kind: 'not-kept' };
  }
  const isHeld = wasHeld(intent, clock.now());
  const answer = isHeld ? failed(callFailure('not-sent', path, { messages: [heldMessage] })) : await send();
  if (answer.ok) return { kind: 'answered', answer: answer.value };
  const { failure } = answer;
  if (!provesNothingHappened(failure) || !(await isRefusal(failure))) return { kind: 'open', failure };
  // What could not be kept leaves it open, to be found out about later; the refusal is told now.
  const counts = await journal.refuse(intent, refusedAs(failure)).catch(() => true);
  return counts ? { kind: 'refused', failure } : { kind: 'open', failure };
};
