import type * as z from 'zod/mini';
import { dropRepeatedRecords } from './dropRepeatedRecords.ts';
import { findListEntries, unwrapContent } from './envelope.ts';

/** Reads what an answer holds; null when it is not of the shape. */
export const makeContentReader =
  <T>(shape: z.ZodMiniType<T>) =>
  (body: unknown): T | null => {
    const read = shape.safeParse(unwrapContent(body));
    return read.success ? read.data : null;
  };

type ListReading<T> = {
  readonly arrange?: (entries: readonly unknown[]) => readonly unknown[];
  /**
   * Reads an entry that is written the usual way as the shape would, and leaves any other to it by null: of a list with
   * thousands of entries this takes a tenth of the time.
   */
  readonly usual?: (entry: unknown) => T | null;
};

/** Reads every entry of a list; null when there is no list or one entry is not of the shape. */
export const makeListReader =
  <T>(shape: z.ZodMiniType<T>, { arrange = (all) => all, usual = () => null }: ListReading<T> = {}) =>
  (body: unknown): readonly T[] | null => {
    const entries = findListEntries(body);
    if (entries === undefined) return null;
    const values: T[] = [];
    for (const entry of arrange(entries)) {
      const asUsual = usual(entry);
      if (asUsual !== null) {
        values.push(asUsual);
        continue;
      }
      const read = shape.safeParse(entry);
      if (!read.success) return null;
      values.push(read.data);
    }
    return values;
  };

/** The same for records that have an id, each once. */
export const makeRecordsReader =
  <T>(shape: z.ZodMiniType<T>, idOf: (record: T) => string, reading: ListReading<T> = {}) =>
  (body: unknown): readonly T[] | null => {
    const records = makeListReader(shape, reading)(body);
    return records === null ? null : dropRepeatedRecords(records, idOf);
  };
