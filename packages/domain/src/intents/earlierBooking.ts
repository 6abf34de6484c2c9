import type { AnsweredMoneyCall } from './answeredMoneyCall.ts';

/** An earlier booking that is on its way or unknown, and stands in the way of a new one. */
export type BlockingBooking<I> = {
  readonly earlier: I;
  /** It books the same: the new one is not sent. Any other is sent once the user wants it beside the earlier one. */
  readonly same: boolean;
};

/**
 * Which of the open bookings stands in the way of a new one, or null. `despite` holds the quote ids of those that the
 * user was shown and wants the new one beside.
 */
export const findBlockingBooking = <I extends { readonly quoteId: string }>(
  open: readonly I[],
  isSame: (earlier: I) => boolean,
  despite: readonly string[],
): BlockingBooking<I> | null => {
  const same = open.find(isSame);
  if (same !== undefined) return { earlier: same, same: true };
  const other = open.find(({ quoteId }) => !despite.includes(quoteId));
  return other === undefined ? null : { earlier: other, same: false };
};

/** Why a booking is not sent: an earlier one is open, or the same was booked since its press began. */
export type BookingStopReason<I> =
  | ({ readonly kind: 'earlier-open' } & BlockingBooking<I>)
  | { readonly kind: 'same-booked'; readonly booked: AnsweredMoneyCall<I> };

/** The quote ids of what was booked. */
export const listQuoteIds = (
  booked: readonly AnsweredMoneyCall<{ readonly quoteId: string }>[],
): readonly string[] => booked.map(({ intent }) => intent.quoteId);

/** The same as it was booked since only those with the quote ids `before` were; null where it was not. */
export const findDuplicateBookingAmong = <I extends { readonly quoteId: string }>(
  booked: readonly AnsweredMoneyCall<I>[],
  isSame: (other: I) => boolean,
  before: readonly string[],
): AnsweredMoneyCall<I> | null =>
  booked.find(({ intent }) => !before.includes(intent.quoteId) && isSame(intent)) ?? null;

/** What stops a booking, or null: what was booked comes first. */
export const findWhyBookingStopped = <I>(
  booked: AnsweredMoneyCall<I> | null,
  earlier: BlockingBooking<I> | null,
): BookingStopReason<I> | null => {
  if (booked !== null) return { kind: 'same-booked', booked };
  return earlier === null ? null : { kind: 'earlier-open', ...earlier };
};
