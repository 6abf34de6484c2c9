import type { LiveQuotePolicy } from './liveQuotePolicy.ts';
import { secondsUntilEnd, secondsUntilRenewal, type LiveQuoteState } from './liveQuoteState.ts';

/** Whole seconds until the displayed quote is renewed, or, while that is overdue or nobody answers, until its end. */
export type QuoteCountdown = { readonly until: 'renewal' | 'end'; readonly seconds: number };

/** Null where no quote for what is asked is displayed, its end is not known, or nothing of it is left. */
export const computeQuoteCountdown = <R, Q, F>(
  policy: Pick<LiveQuotePolicy<R, Q, F>, 'ending' | 'pollEveryMs'>,
  state: LiveQuoteState<R, Q, F>,
  now: number,
): QuoteCountdown | null => {
  const left = secondsUntilEnd(state, now);
  if (left === null || left === 0 || state.offer?.request !== state.request) return null;
  const renewal = secondsUntilRenewal(policy, state, now) ?? 0;
  const isAnswered = state.unanswered === 0 && !state.offline;
  return isAnswered && renewal > 0 ? { until: 'renewal', seconds: renewal } : { until: 'end', seconds: left };
};
