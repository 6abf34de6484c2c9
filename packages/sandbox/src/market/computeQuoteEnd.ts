/** When a quote ends that is given at a moment. */
export const computeQuoteEnd = (at: number, quoteSeconds: number): Date => new Date(at + quoteSeconds * 1000);

/** The milliseconds in which a quote can still be booked; 0 from its end on. */
export const msUntilQuoteExpires = (quote: { readonly expires_at: Date }, at: number): number =>
  Math.max(0, quote.expires_at.getTime() - at);
