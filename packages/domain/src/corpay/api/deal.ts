/**
 * What the partner says of a booking (CP-BOOK-7): the order number when there is one. An answer without a number,
 * as the partner gives to a repeated booking, neither proves nor disproves that a deal exists.
 */
export type BookingAnswer = {
  readonly orderNumber: string | null;
};
