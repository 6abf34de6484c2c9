import { createKeyListeners } from '@fx-gateway/domain/ports/keyListeners.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { makeStoreFileReader, type StoreFileContents } from './makeStoreFileReader.ts';
import { runWithFileLock } from './runWithFileLock.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

const valueOf = (contents: StoreFileContents, key: string): string | null =>
  Object.hasOwn(contents, key) ? (contents[key] ?? null) : null;

const withKept = (before: StoreFileContents, key: string, value: string | null): StoreFileContents => {
  if (value !== null) return { ...before, [key]: value };
  if (!Object.hasOwn(before, key)) return before;
  return Object.fromEntries(Object.entries(before).filter(([name]) => name !== key));
};

/**
 * One JSON file that only its owner can read (0600, its folder 0700). A file that cannot be read is never
 * overwritten: reads and writes reject with a `StoreUnusable` that names it. Processes that write at the same time do not lose each other's changes.
 */
export const createFileStore = (path: string): KeyValueStore => {
  const contents = makeStoreFileReader(path);
  const listeners = createKeyListeners();
  let lastChange: Promise<unknown> = Promise.resolve();

  const rewrite = async (edit: (before: StoreFileContents) => StoreFileContents): Promise<void> => {
    const lock = `${path}.lock`;
    const changed = await runWithFileLock(lock, async () => {
      const before = await contents();
      const after = edit(before);
      if (after !== before) await writeFileAtomically(path, `${JSON.stringify(after, null, 1)}\n`);
    });
    if (!changed.ok) throw new StoreBusy(lock);
  };

  const change = (key: string, edit: (kept: string | null) => string | null): Promise<void> => {
    const changed = lastChange.then(() =>
      rewrite((before) => withKept(before, key, edit(valueOf(before, key)))),
    );
    lastChange = changed.catch(() => undefined);
    return changed.then(() => listeners.notify(key));
  };

  return {
    read: async (key) => {
      await lastChange;
      return valueOf(await contents(), key);
    },
    write: (key, value) => change(key, () => value),
    remove: (key) => change(key, () => null),
    update: change,
    watch: (key, changed) => listeners.add(key, changed),
  };
};
