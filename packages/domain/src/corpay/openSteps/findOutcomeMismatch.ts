import type { OutcomeFoundElsewhere } from './findOutcomeFoundElsewhere.ts';
import type { BookingDecision } from './resolveBookingByDecision.ts';

/** What a booking turned out to be. */
type BecameOfBooking =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  | { readonly kind: 'not-booked' }
  | OutcomeFoundElsewhere;

/** What the user said of a booking is not what became of it; the order it is, null where none is known. */
type OtherThanSaid = { readonly orderNumber: string | null };

/**
 * Where the user named an order, or said that the booking became none, and it turned out otherwise: the partner named
 * an order, or another process settled it meanwhile. Null where both agree, or where nothing was said of an order.
 */
export const findOutcomeMismatch = (said: BookingDecision, became: BecameOfBooking): OtherThanSaid | null => {
  if (typeof said === 'string') return null;
  const orderNumber = became.kind === 'not-booked' ? null : became.orderNumber;
  return said.order === orderNumber ? null : { orderNumber };
};
