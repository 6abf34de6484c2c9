import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeyValueStore } from '@fx-gateway/domain/ports';
import { contentsReader, type Contents } from './contentsReader.ts';
import { whileLocked } from './fileLock.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * One JSON file that only its owner can read (0600, its folder 0700). A file that cannot be read is never
 * overwritten: reads and writes reject. Processes that write different keys do not lose each other's.
 */
export const fileStore = (path: string): KeyValueStore => {
  const contents = contentsReader(path);
  let lastChange: Promise<unknown> = Promise.resolve();

  const rewrite = async (edit: (before: Contents) => Contents): Promise<void> => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await whileLocked(`${path}.lock`, async () => {
      const before = await contents();
      const after = edit(before);
      if (after !== before) await writeWhole(path, `${JSON.stringify(after, null, 1)}\n`);
    });
  };

  const change = (edit: (before: Contents) => Contents): Promise<void> => {
    const changed = lastChange.then(() => rewrite(edit));
    lastChange = changed.catch(() => undefined);
    return changed;
  };

  return {
    read: async (key) => {
      await lastChange;
      const kept = await contents();
      return Object.hasOwn(kept, key) ? (kept[key] ?? null) : null;
    },
    write: (key, value) => change((before) => ({ ...before, [key]: value })),
    remove: (key) =>
      change((before) => {
        if (!Object.hasOwn(before, key)) return before;
        return Object.fromEntries(Object.entries(before).filter(([name]) => name !== key));
      }),
  };
};
