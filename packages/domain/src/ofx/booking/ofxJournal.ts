import { createIntentJournal, type IntentJournal } from '../../intents/intentJournal.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import type { OfxBookingIntent } from './ofxIntent.ts';
import { readOfxIntent, writeOfxIntent } from './ofxIntentTexts.ts';

/** What one user was about to book at OFX. */
export type OfxJournal = IntentJournal<OfxBookingIntent>;

export const createOfxJournal = (store: KeyValueStore, sub: string, unreadable?: () => void): OfxJournal =>
  createIntentJournal<OfxBookingIntent>(
    store,
    `fx-gateway.ofx-intents.${sub}`,
    { idOf: ({ quoteId }) => quoteId, write: writeOfxIntent, read: readOfxIntent },
    unreadable,
  );
