/** By the wall clock in milliseconds since 1970; null when it is not known. */
type QuoteEnd = { readonly endsAt: number | null };

/** After its end a quote may live on for this long: clocks differ, and a call may be slow on its way. */
const graceMs = 60_000;

/**
 * The moment from which a lost booking can no longer become a deal, so that the same call is a question without a
 * risk: the end of its quote and a minute, in milliseconds since 1970. Null when the end is not known.
 */
export const safeResendTime = ({ endsAt }: QuoteEnd): number | null =>
  endsAt === null ? null : endsAt + graceMs;

/** Whether the quote of a lost booking has ended here: sending it again is then not expected to book it any more. */
export const hasLostBookingQuoteEnded = ({ endsAt }: QuoteEnd, now: number): boolean =>
  endsAt !== null && now >= endsAt;

/** Whether the quote of a lost booking has ended for sure. Where its end is not known that is never sure. */
export const hasQuoteSurelyEnded = (intent: QuoteEnd, now: number): boolean => {
  const moment = safeResendTime(intent);
  return moment !== null && now >= moment;
};
