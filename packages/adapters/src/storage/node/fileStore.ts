import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeyValueStore } from '@fx-gateway/domain/ports';
import * as z from 'zod/mini';
import { whileLocked } from './fileLock.ts';
import { writeWhole } from './writeWhole.ts';

const contents = z.record(z.string(), z.string());

type Contents = Readonly<Record<string, string>>;

const readContents = async (path: string): Promise<Contents> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  try {
    return contents.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${path} cannot be read: it is not the file that was written there. Move it away to go on.`,
    );
  }
};

/**
 * One JSON file that only its owner can read (0600, its folder 0700). A file that cannot be read is never
 * overwritten: reads and writes reject. Processes that write different keys do not lose each other's.
 */
export const fileStore = (path: string): KeyValueStore => {
  let lastChange: Promise<unknown> = Promise.resolve();

  const rewrite = async (edit: (before: Contents) => Contents): Promise<void> => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await whileLocked(`${path}.lock`, async () => {
      const before = await readContents(path);
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
      const kept = await readContents(path);
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
