import { createBookingKeys, type BookingKeys, type KeyedBooking } from '../../intents/bookingKeys.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import type { StoredBookingCall } from './intent.ts';
import { readCorpayJournalEntry, writeCorpayJournalEntry } from './corpayJournalEntryTexts.ts';

export type CorpayKeyedBooking = KeyedBooking<StoredBookingCall>;

/** The bookings of one user at one gateway by the keys that make them repeatable; each is named by its quote id. */
export type CorpayBookingKeyStore = BookingKeys<StoredBookingCall>;

/** `scope` names the user and the gateway. */
export const createCorpayBookingKeys = (store: KeyValueStore, scope: string): CorpayBookingKeyStore =>
  createBookingKeys<StoredBookingCall>(store, `fx-gateway.booking-keys.${scope}`, {
    idOf: ({ quoteId }) => quoteId,
    write: writeCorpayJournalEntry,
    read: (value) => {
      const intent = readCorpayJournalEntry(value);
      return intent?.kind === 'booking' ? intent : null;
    },
  });
