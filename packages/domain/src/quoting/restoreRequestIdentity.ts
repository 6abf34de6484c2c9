import type { LiveQuoteState } from './liveQuoteState.ts';

/**
 * Requests are compared by identity: those that were one before the state became a text are one again. `termsOf` gives
 * the same text for the same request.
 */
export const restoreRequestIdentity = <R, Q, F>(
  live: LiveQuoteState<R, Q, F>,
  termsOf: (request: R) => string,
): LiveQuoteState<R, Q, F> => {
  const known = new Map<string, R>();
  const one = (asked: R): R => {
    const terms = termsOf(asked);
    const first = known.get(terms) ?? asked;
    known.set(terms, first);
    return first;
  };
  const joined = <T extends { readonly request: R }>(holder: T | null): T | null =>
    holder === null ? null : { ...holder, request: one(holder.request) };
  return {
    ...live,
    request: live.request === null ? null : one(live.request),
    offer: joined(live.offer),
    renewed: joined(live.renewed),
    asking: joined(live.asking),
  };
};
