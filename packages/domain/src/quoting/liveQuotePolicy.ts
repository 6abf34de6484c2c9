type QuoteEnding<Q> = {
  /** Seconds the quote had left when it was answered; null when the partner did not say. */
  secondsLeft(quote: Q): number | null;
  /** A quote with less than this left is renewed: 7,500 (CP-QUOTE-16). */
  readonly renewBelowMs: number;
};

/** How a partner's quotes are kept alive. All times in milliseconds. */
export type LiveQuotePolicy<R, Q, F> = {
  /** From the last edit until a stale quote is asked for again: 500 (CP-QUOTE-11, OFX-QUOTE-9). */
  readonly debounceMs: number;
  /** Between two looks at a quote's freshness: 5,000 (CP-QUOTE-15, OFX-QUOTE-10). */
  readonly pollEveryMs: number;
  /** After a renewal that is worse for the customer, Book Deal rests this long: 1,000. */
  readonly restAfterWorseMs: number;
  /** What a failed look means: look again at the next tick (S-103), or look no more (OFX-QUOTE-12). */
  readonly onPollFailure: 'again' | 'stop';
  quoteId(quote: Q): string;
  /** Null where the partner's quotes name no end. */
  readonly ending: QuoteEnding<Q> | null;
  isWorse(before: Q, next: Q, request: R): boolean;
  /** Why an answer is no quote for what was asked, or null when it is one. */
  whyUnusable(request: R, quote: Q): F | null;
  /** A quote that had ended when it arrived. */
  readonly arrivedEnded: F;
  /** True when nothing was reached: then the quote is asked for again by itself. */
  isConnectionLost(failure: F): boolean;
};

/** What a look at a quote says: the seconds that are left (null when it does not say), or whether it is stale. */
export type QuoteRemainingTimeOrStale = { readonly seconds: number | null } | { readonly isStale: boolean };
