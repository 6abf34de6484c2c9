import { isJsonObject } from '../../intents/storedMoney.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import type { DueSettlement } from './groupSettlementsDue.ts';

/**
 * What a user says to have paid, on this device. It keeps the numbers of orders with amounts, nothing of an account, of the
 * newest 500 marks. No clock forgets one: a wrong one would have the user asked to pay again (SETTLE-2).
 */
export type SettlementsMarkedPaid = {
  read(): Promise<ReadonlySet<string>>;
  mark(line: Mark): Promise<void>;
  unmark(line: Mark): Promise<void>;
  /** Calls `changed` whenever they became others, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
};

type Mark = Pick<DueSettlement, 'id'>;

const mostKept = 500;

const readMark = (value: unknown): readonly Mark[] => {
  const id = isJsonObject(value) ? value['id'] : undefined;
  return typeof id === 'string' ? [{ id }] : [];
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

const without = (marks: readonly Mark[], { id }: Mark): readonly Mark[] =>
  marks.filter((mark) => mark.id !== id);

/** The marks of one user; two users of one device never see each other's. */
export const createSettlementsMarkedPaid = (store: KeyValueStore, sub: string): SettlementsMarkedPaid => {
  const key = `fx-gateway.paid-settlements.${sub}`;
  const change = (edit: (marks: readonly Mark[]) => readonly Mark[]): Promise<void> =>
    store.update(key, (kept) => {
      const marks = edit(readMarks(kept));
      return marks.length === 0 ? null : JSON.stringify(marks);
    });
  return {
    read: async () => new Set(readMarks(await store.read(key)).map(({ id }) => id)),
    mark: (line) => change((marks) => [...without(marks, line), { id: line.id }].slice(-mostKept)),
    unmark: (line) => change((marks) => without(marks, line)),
    watch: (changed) => store.watch(key, changed),
  };
};
