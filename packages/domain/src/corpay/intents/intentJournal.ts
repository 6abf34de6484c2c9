import type { KeyValueStore } from '../../ports/index.ts';
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
  /**
   * Looks at what is kept and keeps the intent in one step, so that no other tab or process comes between. Gives
   * what `against` says and keeps nothing, or keeps the intent and gives null when it says null.
   */
  keepUnless<T>(intent: Intent, against: (kept: readonly Intent[]) => T | null): Promise<T | null>;
  /** Removes the intent with the id of this one. */
  settle(intent: Intent): Promise<void>;
  /** Calls `changed` when the journal was changed, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
};

const without = (intents: readonly Intent[], gone: Intent): readonly Intent[] =>
  intents.filter((intent) => intentId(intent) !== intentId(gone));

/** The journal of one user; two users of one machine never see each other's. */
export const createIntentJournal = (store: KeyValueStore, sub: string): IntentJournal => {
  const key = `fx-gateway.intents.${sub}`;
  const change = (edit: (intents: readonly Intent[]) => readonly Intent[]): Promise<void> =>
    store.update(key, (kept) => {
      const before = readIntents(kept);
      const after = edit(before);
      if (after === before) return kept;
      return after.length === 0 ? null : writeIntents(after);
    });
  return {
    list: async () => readIntents(await store.read(key)),
    keep: (intent) => change((intents) => [...without(intents, intent), intent]),
    keepUnless: async (intent, against) => {
      let found: ReturnType<typeof against> = null;
      await change((intents) => {
        found = against(intents);
        return found === null ? [...without(intents, intent), intent] : intents;
      });
      return found;
    },
    settle: (intent) => change((intents) => without(intents, intent)),
    watch: (changed) => store.watch(key, changed),
  };
};
