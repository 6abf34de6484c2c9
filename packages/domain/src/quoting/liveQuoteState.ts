import type { LiveQuotePolicy } from './liveQuotePolicy.ts';
import { isDisconnected } from './unanswered.ts';

/** `unitialized` is spelled as the partner's screens spell it (CP-QUOTE-7, S-21); it is never shown. */
type QuoteStatus = 'unitialized' | 'loading' | 'success' | 'error';

/**
 * A quote as it is displayed, with the request it answers. All times of a live quote count what has elapsed
 * (`Clock.elapsed`); `wallClockMoment` translates an end that is kept or shown.
 */
type Offer<R, Q> = {
  readonly request: R;
  readonly quote: Q;
  /** Null when the partner has not said how long the quote lives. */
  readonly expiresAt: number | null;
};

/** A live quote: what is asked, what is displayed, and what happens next. */
export type LiveQuoteState<R, Q, F> = {
  readonly status: QuoteStatus;
  /** The displayed quote is no longer the answer to what is asked, or is about to end. */
  readonly stale: boolean;
  /** Null when there is nothing to quote. */
  readonly request: R | null;
  readonly offer: Offer<R, Q> | null;
  /** The offer that the displayed one renewed without an edit in between: both amounts are shown side by side. */
  readonly renewed: Offer<R, Q> | null;
  /** Why asking brought no quote, or, beside an offer, why it is not known whether that still lives. */
  readonly failure: F | null;
  /** When a stale quote may be asked for. */
  readonly dueAt: number | null;
  /** When the displayed quote is looked at next. */
  readonly pollAt: number | null;
  /** Until when Book Deal rests after a worse renewal. */
  readonly restsUntil: number | null;
  /** The request that is on its way; its ticket names the answer that counts. */
  readonly asking: { readonly ticket: number; readonly request: R; readonly sentAt: number } | null;
  readonly polling: { readonly ticket: number; readonly sentAt: number } | null;
  readonly nextTicket: number;
  /** What is due was not wanted by the user: it is asked by itself. */
  readonly byItself: boolean;
  /** When the newest request by itself left, and when the newest look did. */
  readonly askedAt: number | null;
  readonly lookedAt: number | null;
  /** How often in a row asking brought no quote that lives: the more often, the longer the next wait. */
  readonly misses: number;
  /** How many calls in a row nothing answered; one that is waited for counts once for each look that would be due. */
  readonly unanswered: number;
  /** When the call that is on its way counts as unanswered, or does so once more. */
  readonly overdueAt: number | null;
  /** The machine says that it has no connection. */
  readonly offline: boolean;
  /** When it last began to say so. */
  readonly wentOfflineAt: number | null;
  /** What holds the quote still: a press on Book Deal, a booking on its way, a hidden page. */
  readonly held: { readonly press: boolean; readonly booking: boolean; readonly hidden: boolean };
};

export const initialLiveQuoteState = <R, Q, F>(): LiveQuoteState<R, Q, F> => ({
  status: 'unitialized',
  stale: false,
  request: null,
  offer: null,
  renewed: null,
  failure: null,
  dueAt: null,
  pollAt: null,
  restsUntil: null,
  asking: null,
  polling: null,
  nextTicket: 1,
  byItself: false,
  askedAt: null,
  lookedAt: null,
  misses: 0,
  unanswered: 0,
  overdueAt: null,
  offline: false,
  wentOfflineAt: null,
  held: { press: false, booking: false, hidden: false },
});

/** Why the displayed quote cannot be booked right now; the reasons of the partner's own form come on top. */
export type NotBookableReason =
  | 'nothing-asked'
  | 'disconnected'
  | 'loading'
  | 'failed'
  | 'unsure'
  | 'stale'
  | 'resting'
  | 'booking';

/** Null when the displayed quote can be booked (CP-BOOK-1, OFX-DEAL-1). */
export const whyNotBookable = <R, Q, F>(state: LiveQuoteState<R, Q, F>): NotBookableReason | null => {
  if (state.held.booking) return 'booking';
  if (state.status === 'unitialized') return 'nothing-asked';
  if (isDisconnected(state)) return 'disconnected';
  if (state.status === 'loading') return 'loading';
  if (state.offer === null) return 'failed';
  if (state.status === 'error') return 'unsure';
  if (state.stale) return 'stale';
  return state.restsUntil === null ? null : 'resting';
};

/** Whole seconds until the displayed quote ends, never below 0; null when unknown. */
export const secondsUntilEnd = <R, Q, F>(state: LiveQuoteState<R, Q, F>, now: number): number | null => {
  const end = state.offer?.expiresAt ?? null;
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
};

/**
 * Whole seconds until the displayed quote is renewed: at the first look that finds it about to end, at the latest at
 * its end. 0 while it is stale; null when none is displayed or its end is unknown.
 */
export const secondsUntilRenewal = <R, Q, F>(
  policy: Pick<LiveQuotePolicy<R, Q, F>, 'pollEveryMs' | 'ending'>,
  state: LiveQuoteState<R, Q, F>,
  now: number,
): number | null => {
  const end = state.offer?.expiresAt ?? null;
  if (end === null || policy.ending === null) return null;
  if (state.stale) return 0;
  const nextLook = state.pollAt ?? (state.polling === null ? end : state.polling.sentAt);
  const safely = end - policy.ending.renewBelowMs;
  const looksUntilThen = Math.max(0, Math.floor((safely - nextLook) / policy.pollEveryMs) + 1);
  const renewal = Math.min(end, nextLook + looksUntilThen * policy.pollEveryMs);
  return Math.max(0, Math.ceil((renewal - now) / 1000));
};
