import { isKept } from '../../intents/keptText.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import type { DueSettlement } from './settlementsDue.ts';
import { firstSettlingDay } from './settlingDays.ts';

/**
 * What a user says to have paid, on this device. It keeps the numbers of orders with amounts, nothing of an account, and
 * forgets them once their lines are listed no more (SETTLE-2).
 */
export type PaidMarks = {
  /** What is marked at a moment in milliseconds since 1970. */
  read(now: number): Promise<ReadonlySet<string>>;
  mark(line: Mark, now: number): Promise<void>;
  unmark(line: Pick<Mark, 'id'>): Promise<void>;
  /** Calls `changed` whenever they became others, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
};

type Mark = Pick<DueSettlement, 'id' | 'countsFrom'>;

/** Once the day of the entry alone was kept. */
const readMark = (value: unknown): readonly Mark[] => {
  if (!isKept(value)) return [];
  const { id, countsFrom = value['entered'] } = value;
  return typeof id === 'string' && typeof countsFrom === 'string' ? [{ id, countsFrom }] : [];
};

/** What cannot be read marks nothing: it is asked about again. */
const readMarks = (kept: string | null): readonly Mark[] => {
  if (kept === null) return [];
  try {
    const values: unknown = JSON.parse(kept);
    return Array.isArray(values) ? values.flatMap(readMark) : [];
  } catch {
    return [];
  }
};

const stillListed = (marks: readonly Mark[], now: number): readonly Mark[] =>
  marks.filter(({ countsFrom }) => countsFrom >= firstSettlingDay(now));

/** The marks of one user; two users of one device never see each other's. */
export const createPaidMarks = (store: KeyValueStore, sub: string): PaidMarks => {
  const key = `fx-gateway.paid-settlements.${sub}`;
  const change = (edit: (marks: readonly Mark[]) => readonly Mark[]): Promise<void> =>
    store.update(key, (kept) => {
      const marks = edit(readMarks(kept));
      return marks.length === 0 ? null : JSON.stringify(marks);
    });
  return {
    read: async (now) => {
      const kept = readMarks(await store.read(key));
      const listed = stillListed(kept, now);
      // What could not be forgotten now is forgotten another time.
      if (listed.length < kept.length)
        await change((marks) => stillListed(marks, now)).catch(() => undefined);
      return new Set(listed.map(({ id }) => id));
    },
    mark: ({ id, countsFrom }, now) =>
      change((marks) => [...stillListed(marks, now).filter((mark) => mark.id !== id), { id, countsFrom }]),
    unmark: ({ id }) => change((marks) => marks.filter((mark) => mark.id !== id)),
    watch: (changed) => store.watch(key, changed),
  };
};
