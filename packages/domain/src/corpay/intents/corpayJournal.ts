import { createIntentJournal, type IntentJournal } from '../../intents/intentJournal.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import { intentId, type Intent } from './intent.ts';
import { readIntent, writeIntent } from './intentTexts.ts';

/** What one user was about to book or instruct at Corpay, and the deals that wait for their instruction. */
export type CorpayJournal = IntentJournal<Intent>;

export const createCorpayJournal = (
  store: KeyValueStore,
  sub: string,
  unreadable?: () => void,
): CorpayJournal =>
  createIntentJournal<Intent>(
    store,
    `fx-gateway.intents.${sub}`,
    { idOf: intentId, write: writeIntent, read: readIntent },
    unreadable,
  );
