import type { KeyValueStore } from '../ports/index.ts';
import { intentId, readIntents, writeIntents, type Intent } from './bookingIntent.ts';

/**
 * Remembers what was about to be booked or instructed, per user, in a store that outlives a closed tab, a crash
 * and a new sign-in. It holds amounts and ids, never a bank detail.
 */
export type IntentJournal = {
  /** Oldest first. */
  list(): Promise<readonly Intent[]>;
  /** Keeps the intent before it is sent; rejects when the store could not keep it. */
  keep(intent: Intent): Promise<void>;
  /** Removes the intent with the id of this one. */
  settle(intent: Intent): Promise<void>;
};

const without = (intents: readonly Intent[], gone: Intent): readonly Intent[] =>
  intents.filter((intent) => intentId(intent) !== intentId(gone));

/** The journal of one user; two users of one machine never see each other's. */
export const createIntentJournal = (store: KeyValueStore, sub: string): IntentJournal => {
  const key = `fx-gateway.intents.${sub}`;
  const change = (edit: (intents: readonly Intent[]) => readonly Intent[]): Promise<void> =>
    store.update(key, (kept) => {
      const intents = edit(readIntents(kept));
      return intents.length === 0 ? null : writeIntents(intents);
    });
  return {
    list: async () => readIntents(await store.read(key)),
    keep: (intent) => change((intents) => [...without(intents, intent), intent]),
    settle: (intent) => change((intents) => without(intents, intent)),
  };
};
