import type { KeyValueStore } from '../ports/keyValueStore.ts';
import {
  writeMoneyCallOutcome,
  readMoneyCallOutcome,
  type AnsweredMoneyCall,
  type MoneyCallOutcome,
} from './answeredMoneyCall.ts';
import type { StoredCallFormat } from './storedCallFormat.ts';
import { isJsonObject, readStoredMoneyCalls } from './storedMoney.ts';

/** For how long a booked deal of which somebody has heard is remembered, in milliseconds: longer than any press takes. */
const rememberedFor = 24 * 60 * 60 * 1000;

/**
 * Remembers what was about to be booked or instructed, per user, in a store that outlives a closed tab, a crash
 * and a new sign-in. It holds amounts and ids, never a bank detail. What was answered stays in it until somebody has
 * heard of it (S-80), and a booked deal after that until another is booked a day later.
 */
export type MoneyCallJournal<I> = {
  /** What is open, or waits; oldest first. */
  list(): Promise<readonly I[]>;
  /** Keeps the intent before it is sent; rejects when the store could not keep it. */
  keep(intent: I): Promise<void>;
  /**
   * Looks at what is open and at what was booked, and keeps the intent, in one step, so that no other tab or process
   * comes between. Gives what `against` says and keeps nothing, or keeps the intent and gives null when it says null.
   */
  keepUnless<T>(
    intent: I,
    against: (open: readonly I[], booked: readonly AnsweredMoneyCall<I>[]) => T | null,
  ): Promise<T | null>;
  /** Puts this one in the place of the kept intent with its id; one that was settled meanwhile stays settled. */
  amend(intent: I): Promise<void>;
  /**
   * The intent is answered, which nobody has heard yet; `next` is what waits from now on. In one step, so that nobody
   * ever finds both or neither.
   */
  answer(intent: I, answer: MoneyCallOutcome, next?: I): Promise<void>;
  /**
   * The call was refused, which is kept as its answer. False where another tab or process knows by now that it was booked:
   * a copy of the same call was carried out, and that stands.
   */
  refuse(intent: I, answer: MoneyCallOutcome): Promise<boolean>;
  /** What was answered and not told yet, oldest first. */
  unreported(): Promise<readonly AnsweredMoneyCall<I>[]>;
  /** What was booked lately, whether somebody has heard of it or not; oldest first. */
  booked(): Promise<readonly AnsweredMoneyCall<I>[]>;
  /** The answers of the intents with these ids were written out completely, or displayed. */
  reported(ids: readonly string[]): Promise<void>;
  /** Removes the intent with the id of this one: nobody has to hear of it. */
  settle(intent: I): Promise<void>;
  /** Calls `changed` when the journal was changed, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
};

type Entry<I> = {
  readonly intent: I;
  readonly answer: MoneyCallOutcome | null;
  /** Somebody has heard of the answer. */
  readonly told: boolean;
};

/**
 * The journal that is kept under `key`, which names the user: two users of one machine never see each other's. What
 * cannot be understood is taken for nothing, unless `unreadable` throws.
 */
export const createMoneyCallJournal = <I extends { readonly startedAt: number }>(
  store: KeyValueStore,
  key: string,
  { idOf, write, read }: StoredCallFormat<I>,
  unreadable?: () => void,
): MoneyCallJournal<I> => {
  const readEntries = (kept: string | null): readonly Entry<I>[] =>
    readStoredMoneyCalls(
      kept,
      (value) => {
        const { told } = value;
        const entry = isJsonObject(told) ? told : value;
        const intent = read(entry);
        return intent === null
          ? null
          : { intent, answer: readMoneyCallOutcome(entry), told: isJsonObject(told) };
      },
      unreadable,
    );
  const writeEntries = (entries: readonly Entry<I>[]): string =>
    JSON.stringify(
      entries.map(({ intent, answer, told }) => {
        const entry = { ...write(intent), ...(answer === null ? {} : writeMoneyCallOutcome(answer)) };
        // An earlier version cannot read it, and does not tell it once more.
        return told ? { told: entry } : entry;
      }),
    );
  const opened = (intent: I): Entry<I> => ({ intent, answer: null, told: false });
  const openAmong = (entries: readonly Entry<I>[]): readonly I[] =>
    entries.filter(({ answer }) => answer === null).map(({ intent }) => intent);
  const answeredAmong = (
    entries: readonly Entry<I>[],
    isMeant: (entry: Entry<I>, answer: MoneyCallOutcome) => boolean,
  ): readonly AnsweredMoneyCall<I>[] =>
    entries.flatMap((entry) => {
      const { intent, answer } = entry;
      return answer !== null && isMeant(entry, answer) ? [{ intent, answer }] : [];
    });
  const bookedAmong = (entries: readonly Entry<I>[]): readonly AnsweredMoneyCall<I>[] =>
    answeredAmong(entries, (_entry, { became }) => became === 'booked');
  const isRemembered = ({ intent, told }: Entry<I>, { startedAt }: I): boolean =>
    !told || intent.startedAt > startedAt - rememberedFor;
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
        found = against(openAmong(entries), bookedAmong(entries));
        if (found !== null) return entries;
        const others = without(entries, intent).filter((entry) => isRemembered(entry, intent));
        return [...others, opened(intent)];
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
        const answered = { intent, answer, told: false };
        return next === undefined
          ? [...others, answered]
          : [...without(others, next), answered, opened(next)];
      }),
    refuse: async (intent, answer) => {
      let isBooked = false;
      await change((entries) => {
        isBooked = bookedAmong(entries).some((booked) => idOf(booked.intent) === idOf(intent));
        if (isBooked) return entries;
        const others = entries.filter((entry) => idOf(entry.intent) !== idOf(intent));
        return [...others, { intent, answer, told: false }];
      });
      return !isBooked;
    },
    unreported: async () => answeredAmong(readEntries(await store.read(key)), ({ told }) => !told),
    booked: async () => bookedAmong(readEntries(await store.read(key))),
    reported: (ids) =>
      change((entries) => {
        const heard = entries.filter(
          ({ intent, answer, told }) => answer !== null && !told && ids.includes(idOf(intent)),
        );
        if (heard.length === 0) return entries;
        return entries.flatMap((entry) => {
          if (!heard.includes(entry)) return [entry];
          return entry.answer?.became === 'booked' ? [{ ...entry, told: true }] : [];
        });
      }),
    settle: (intent) => change((entries) => without(entries, intent)),
    watch: (changed) => store.watch(key, changed),
  };
};
