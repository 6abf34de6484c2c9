import type { LiveQuoteState } from './liveQuoteState.ts';

/** What is said beside a quote while nothing answers; null while there is nothing to say. */
export const connectionMessage = <R, Q, F>({
  request,
  offline,
  unanswered,
  held,
}: LiveQuoteState<R, Q, F>): string | null => {
  if (request === null || held.booking) return null;
  if (offline) return 'You are offline. The quote goes on by itself once the connection is back.';
  return unanswered === 0
    ? null
    : 'The connection seems to be lost: nothing answered. The quote goes on by itself once it is back.';
};
