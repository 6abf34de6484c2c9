import type { KeyValueStore } from '../ports/keyValueStore.ts';
import { keptAnswer, readKeptAnswer, type AnsweredIntent, type IntentAnswer } from './answeredIntent.ts';
import type { IntentForm } from './intentForm.ts';
import { readKeptList } from './keptText.ts';

/**
 * Remembers what was about to be booked or instructed, per user, in a store that outlives a closed tab, a crash
 * and a new sign-in. It holds amounts and ids, never a bank detail. What was answered stays in it until somebody has
 * heard of it (S-80).
 */
export type IntentJournal<I> = {
  /** What is open, or waits; oldest first. */
  list(): Promise<readonly I[]>;
  /** Keeps the intent before it is sent; rejects when the store could not keep it. */
  keep(intent: I): Promise<void>;
  /**
   * Looks at what is open and keeps the intent in one step, so that no other tab or process comes between. Gives
   * what `against` says and keeps nothing, or keeps the intent and gives null when it says null.
   */
  keepUnless<T>(intent: I, against: (kept: readonly I[]) => T | null): Promise<T | null>;
  /** Puts this one in the place of the kept intent with its id; one that was settled meanwhile stays settled. */
  amend(intent: I): Promise<void>;
  /**
   * The intent is answered, which nobody has heard yet; `next` is what waits from now on. In one step, so that nobody
   * ever finds both or neither.
   */
  answer(intent: I, answer: IntentAnswer, next?: I): Promise<void>;
  /** What was answered and not told yet, oldest first. */
  unreported(): Promise<readonly AnsweredIntent<I>[]>;
  /** The answers of the intents with these ids were written out completely, or displayed. */
  reported(ids: readonly string[]): Promise<void>;
  /** Removes the intent with the id of this one: nobody has to hear of it. */
  settle(intent: I): Promise<void>;
  /** Calls `changed` when the journal was changed, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
};

type Entry<I> = { readonly intent: I; readonly answer: IntentAnswer | null };

/** The journal that is kept under `key`, which names the user: two users of one machine never see each other's. */
export const createIntentJournal = <I>(
  store: KeyValueStore,
  key: string,
  { idOf, write, read }: IntentForm<I>,
): IntentJournal<I> => {
  const readEntries = (kept: string | null): readonly Entry<I>[] =>
    readKeptList(kept, (value) => {
      const intent = read(value);
      return intent === null ? null : { intent, answer: readKeptAnswer(value) };
    });
  const writeEntries = (entries: readonly Entry<I>[]): string =>
    JSON.stringify(
      entries.map(({ intent, answer }) => ({
        ...write(intent),
        ...(answer === null ? {} : keptAnswer(answer)),
      })),
    );
  const opened = (intent: I): Entry<I> => ({ intent, answer: null });
  const openAmong = (entries: readonly Entry<I>[]): readonly I[] =>
    entries.filter(({ answer }) => answer === null).map(({ intent }) => intent);
  const isOpen = ({ intent, answer }: Entry<I>, sought: I): boolean =>
    answer === null && idOf(intent) === idOf(sought);
  const without = (entries: readonly Entry<I>[], gone: I): readonly Entry<I>[] =>
    entries.filter((entry) => !isOpen(entry, gone));
  const change = (edit: (entries: readonly Entry<I>[]) => readonly Entry<I>[]): Promise<void> =>
    store.update(key, (kept) => {
      const before = readEntries(kept);
      const after = edit(before);
      if (after === before) return kept;
      return after.length === 0 ? null : writeEntries(after);
    });
  return {
    list: async () => openAmong(readEntries(await store.read(key))),
    keep: (intent) => change((entries) => [...without(entries, intent), opened(intent)]),
    keepUnless: async (intent, against) => {
      let found: ReturnType<typeof against> = null;
      await change((entries) => {
        found = against(openAmong(entries));
        return found === null ? [...without(entries, intent), opened(intent)] : entries;
      });
      return found;
    },
    amend: (intent) =>
      change((entries) =>
        entries.some((entry) => isOpen(entry, intent))
          ? entries.map((entry) => (isOpen(entry, intent) ? opened(intent) : entry))
          : entries,
      ),
    answer: (intent, answer, next) =>
      change((entries) => {
        const others = entries.filter((entry) => idOf(entry.intent) !== idOf(intent));
        const answered = { intent, answer };
        return next === undefined
          ? [...others, answered]
          : [...without(others, next), answered, opened(next)];
      }),
    unreported: async () =>
      readEntries(await store.read(key)).flatMap(({ intent, answer }) =>
        answer === null ? [] : [{ intent, answer }],
      ),
    reported: (ids) =>
      change((entries) => {
        const left = entries.filter(({ intent, answer }) => answer === null || !ids.includes(idOf(intent)));
        return left.length === entries.length ? entries : left;
      }),
    settle: (intent) => change((entries) => without(entries, intent)),
    watch: (changed) => store.watch(key, changed),
  };
};
