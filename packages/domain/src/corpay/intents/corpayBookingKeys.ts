import { createBookingKeys, type BookingKeys, type KeyedBooking } from '../../intents/bookingKeys.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import type { BookingIntent } from './intent.ts';
import { readIntent, writeIntent } from './intentTexts.ts';

export type CorpayKeyedBooking = KeyedBooking<BookingIntent>;

/** The bookings of one user at one gateway by the keys that make them repeatable; each is named by its quote id. */
export type CorpayBookingKeys = BookingKeys<BookingIntent>;

/** `scope` names the user and the gateway. */
export const createCorpayBookingKeys = (store: KeyValueStore, scope: string): CorpayBookingKeys =>
  createBookingKeys<BookingIntent>(store, `fx-gateway.booking-keys.${scope}`, {
    idOf: ({ quoteId }) => quoteId,
    write: writeIntent,
    read: (value) => {
      const intent = readIntent(value);
      return intent?.kind === 'booking' ? intent : null;
    },
  });
