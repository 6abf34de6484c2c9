import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** The same JSON with the types of its values exchanged. */
export const withWrongTypes = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return { ...value.map(withWrongTypes) };
  return overMembers(value, withWrongTypes);
};

/** The same JSON with everything in every list twice. */
export const withDuplicates = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.flatMap((item) => [withDuplicates(item), withDuplicates(item)]);
  return overMembers(value, withDuplicates);
};

const overMembers = (value: unknown, change: (member: unknown) => unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]))
    : value;

const pieces = 10;

/** The body in ten pieces over a time in milliseconds. */
export const sendSlowly = (body: string, overMs: number): Readable =>
  Readable.from(
    (async function* () {
      const bytes = Buffer.from(body);
      const length = Math.max(1, Math.ceil(bytes.length / pieces));
      for (let start = 0; start < bytes.length; start += length) {
        await wait(overMs / pieces);
        yield bytes.subarray(start, start + length);
      }
    })(),
  );
