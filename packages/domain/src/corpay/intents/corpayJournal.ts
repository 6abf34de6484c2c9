import { createMoneyCallJournal, type MoneyCallJournal } from '../../intents/moneyCallJournal.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import { journalEntryId, type CorpayJournalEntry } from './intent.ts';
import { readCorpayJournalEntry, writeCorpayJournalEntry } from './corpayJournalEntryTexts.ts';

/** What one user was about to book or instruct at Corpay, and the deals that wait for their instruction. */
export type CorpayJournal = MoneyCallJournal<CorpayJournalEntry>;

export const createCorpayJournal = (
  store: KeyValueStore,
  sub: string,
  unreadable?: () => void,
): CorpayJournal =>
  createMoneyCallJournal<CorpayJournalEntry>(
    store,
    `fx-gateway.intents.${sub}`,
    { idOf: journalEntryId, write: writeCorpayJournalEntry, read: readCorpayJournalEntry },
    unreadable,
  );
