import { createMoneyCallJournal, type MoneyCallJournal } from '../../intents/moneyCallJournal.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';
import { readStoredOfxBookingCall, writeStoredOfxBookingCall } from './storedOfxBookingCallTexts.ts';

/** What one user was about to book at OFX. */
export type OfxJournal = MoneyCallJournal<StoredOfxBookingCall>;

export const createOfxJournal = (store: KeyValueStore, sub: string, unreadable?: () => void): OfxJournal =>
  createMoneyCallJournal<StoredOfxBookingCall>(
    store,
    `fx-gateway.ofx-intents.${sub}`,
    { idOf: ({ quoteId }) => quoteId, write: writeStoredOfxBookingCall, read: readStoredOfxBookingCall },
    unreadable,
  );
