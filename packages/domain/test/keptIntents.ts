import type { CorpayJournalEntry } from '../src/corpay/intents/intent.ts';
import {
  readCorpayJournalEntry,
  writeCorpayJournalEntry,
} from '../src/corpay/intents/corpayJournalEntryTexts.ts';
import { readStoredMoneyCalls } from '../src/intents/storedMoney.ts';

/** What a store keeps of these intents. */
export const writeIntents = (intents: readonly CorpayJournalEntry[]): string =>
  JSON.stringify(intents.map(writeCorpayJournalEntry));

/** The intents that a store keeps. */
export const readIntents = (kept: string | null): readonly CorpayJournalEntry[] =>
  readStoredMoneyCalls(kept, readCorpayJournalEntry);
