import type { CallChange, Operations } from './operations.ts';

/** What is said of a call that does not leave for now, and where one would leave; an earlier one may have been sent. */
export const heldBackMessages = {
  bookings:
    'Deals cannot be booked or instructed for now. Try again when this is over; quotes and everything else go on.',
  changes: 'Nothing can be changed for now. Try again when this is over.',
} as const;

/** Why a call that changes something does not leave; null where it may (OPS-2, OPS-3). What only asks is never held back. */
export const whyHeldBack = (
  { bookingsOff = false, readOnly = false }: Operations = {},
  change: CallChange,
): string | null => {
  if (readOnly) return heldBackMessages.changes;
  return bookingsOff && change === 'money' ? heldBackMessages.bookings : null;
};
