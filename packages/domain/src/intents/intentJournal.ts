import type { KeyValueStore } from '../ports/index.ts';
import type { IntentForm } from './intentForm.ts';

/**
 * Remembers what was about to be booked or instructed, per user, in a store that outlives a closed tab, a crash
 * and a new sign-in. It holds amounts and ids, never a bank detail.
 */
export type IntentJournal<I> = {
  /** Oldest first. */
  list(): Promise<readonly I[]>;
  /** Keeps the intent before it is sent; rejects when the store could not keep it. */
  keep(intent: I): Promise<void>;
  /**
   * Looks at what is kept and keeps the intent in one step, so that no other tab or process comes between. Gives
   * what `against` says and keeps nothing, or keeps the intent and gives null when it says null.
   */
  keepUnless<T>(intent: I, against: (kept: readonly I[]) => T | null): Promise<T | null>;
  /** Puts this one in the place of the kept intent with its id; one that was settled meanwhile stays settled. */
  amend(intent: I): Promise<void>;
  /** Keeps `next` and removes the intent with the id of `gone` in one step, so that nobody ever finds both or neither. */
  replace(gone: I, next: I): Promise<void>;
  /** Removes the intent with the id of this one. */
  settle(intent: I): Promise<void>;
  /** Calls `changed` when the journal was changed, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
};

/** The journal that is kept under `key`, which names the user: two users of one machine never see each other's. */
export const createIntentJournal = <I>(
  store: KeyValueStore,
  key: string,
  { idOf, write, read }: IntentForm<I>,
): IntentJournal<I> => {
  const without = (intents: readonly I[], gone: I): readonly I[] =>
    intents.filter((intent) => idOf(intent) !== idOf(gone));
  const change = (edit: (intents: readonly I[]) => readonly I[]): Promise<void> =>
    store.update(key, (kept) => {
      const before = read(kept);
      const after = edit(before);
      if (after === before) return kept;
      return after.length === 0 ? null : write(after);
    });
  return {
    list: async () => read(await store.read(key)),
    keep: (intent) => change((intents) => [...without(intents, intent), intent]),
    keepUnless: async (intent, against) => {
      let found: ReturnType<typeof against> = null;
      await change((intents) => {
        found = against(intents);
        return found === null ? [...without(intents, intent), intent] : intents;
      });
      return found;
    },
    amend: (intent) => {
      const isIt = (kept: I): boolean => idOf(kept) === idOf(intent);
      return change((intents) =>
        intents.some(isIt) ? intents.map((kept) => (isIt(kept) ? intent : kept)) : intents,
      );
    },
    replace: (gone, next) => change((intents) => [...without(without(intents, gone), next), next]),
    settle: (intent) => change((intents) => without(intents, intent)),
    watch: (changed) => store.watch(key, changed),
  };
};
