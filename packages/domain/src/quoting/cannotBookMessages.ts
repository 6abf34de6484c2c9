import type { NotBookableReason } from './liveQuoteState.ts';

/**
 * What is known of earlier bookings: not yet anything; that the same one is on its way or unknown; that another one is,
 * and the user has not said that they want this one beside it.
 */
export type BookingBlockReason = 'journal-unread' | 'earlier-booking-open' | 'beside-earlier';

/** Why Book Deal is off, whatever the partner. */
export type CommonCannotBookReason = NotBookableReason | BookingBlockReason | 'beneficiary-missing';

/** What stands under Book Deal then. */
export const commonCannotBookMessages: Readonly<Record<CommonCannotBookReason, string>> = {
  'journal-unread': 'Looking up your earlier bookings.',
  'earlier-booking-open': 'First settle what became of your earlier booking.',
  'beside-earlier': 'Say first that you want this deal beside the open one.',
  'beneficiary-missing': 'Choose a beneficiary first.',
  'nothing-asked': 'Enter an amount to get a quote.',
  disconnected: 'Book Deal rests until the connection is back.',
  loading: 'Getting a quote.',
  failed: 'There is no quote to book.',
  unsure: 'It is not known whether this quote still holds.',
  stale: 'The quote is being renewed.',
  resting: 'The renewed quote is less favourable. Please look at it before you book.',
  booking: 'Your deal is being booked.',
};
