import { createIntentJournal, type IntentJournal } from '../../intents/intentJournal.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import { intentId, type CorpayIntent } from './intent.ts';
import { readIntent, writeIntent } from './intentTexts.ts';

/** What one user was about to book or instruct at Corpay, and the deals that wait for their instruction. */
export type CorpayJournal = IntentJournal<CorpayIntent>;

export const createCorpayJournal = (
  store: KeyValueStore,
  sub: string,
  unreadable?: () => void,
): CorpayJournal =>
  createIntentJournal<CorpayIntent>(
    store,
    `fx-gateway.intents.${sub}`,
    { idOf: intentId, write: writeIntent, read: readIntent },
    unreadable,
  );
