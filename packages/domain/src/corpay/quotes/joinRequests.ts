import type { QuoteRequest } from '../api/quote.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';

const termsOf = ({ settlementCurrency, paymentCurrency, lockSide, amount }: QuoteRequest): string =>
  [settlementCurrency, paymentCurrency, lockSide, amount.currency, amount.minor].join(' ');

/** Requests are compared by identity: those that were one before the state became a text are one again. */
export const joinRequests = (live: CorpayLiveState): CorpayLiveState => {
  const known = new Map<string, QuoteRequest>();
  const one = (asked: QuoteRequest): QuoteRequest => {
    const terms = termsOf(asked);
    const first = known.get(terms) ?? asked;
    known.set(terms, first);
    return first;
  };
  const joined = <T extends { readonly request: QuoteRequest }>(holder: T | null): T | null =>
    holder === null ? null : { ...holder, request: one(holder.request) };
  return {
    ...live,
    request: live.request === null ? null : one(live.request),
    offer: joined(live.offer),
    renewed: joined(live.renewed),
    asking: joined(live.asking),
  };
};
