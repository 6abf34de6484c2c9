import type { RecordedQuoteEvent } from '@fx-gateway/domain/recording/recordedQuotes.ts';

/** What happened around a quote, in everyday words. */
export const quoteEventMessages: Readonly<Record<RecordedQuoteEvent<unknown, unknown>['type'], string>> = {
  started: 'Quotes were wanted',
  stopped: 'Quotes were no longer wanted',
  entered: 'Something was entered or chosen',
  'asked-otherwise': 'The other amount was locked',
  'asked-again': 'A new quote was asked for',
  'token-came': 'The sign-in at the partner was renewed',
  'connection-lost': 'The connection went away',
  'connection-came': 'The connection came back',
  'press-began': 'Book Deal was held down',
  'press-ended': 'Book Deal was let go',
  'booking-began': 'The booking was sent',
  'booking-ended': 'The booking was over',
  'page-hidden': 'The page went out of sight',
  'page-shown': 'The page came into sight',
  'time-passed': 'Time passed',
  answered: 'A quote came',
  polled: 'The partner said whether the quote still holds',
  'earlier-bookings': 'Earlier bookings were looked through',
  'booking-answered': 'The booking was answered',
};
