/** An earlier booking that is on its way or unknown, and stands in the way of a new one. */
export type EarlierBookingOf<I> = {
  readonly earlier: I;
  /** It books the same: the new one is not sent. Any other is sent once the user wants it beside the earlier one. */
  readonly same: boolean;
};

/**
 * Which of the open bookings stands in the way of a new one, or null. `despite` holds the quote ids of those that the
 * user was shown and wants the new one beside.
 */
export const earlierBookingAmong = <I extends { readonly quoteId: string }>(
  open: readonly I[],
  isSame: (earlier: I) => boolean,
  despite: readonly string[],
): EarlierBookingOf<I> | null => {
  const same = open.find(isSame);
  if (same !== undefined) return { earlier: same, same: true };
  const other = open.find(({ quoteId }) => !despite.includes(quoteId));
  return other === undefined ? null : { earlier: other, same: false };
};
