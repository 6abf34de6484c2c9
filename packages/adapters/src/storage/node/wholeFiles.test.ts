import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFileAtExit } from './removeFileAtExit.ts';
import { removeStoreFile } from './removeStoreFile.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a file that is put in place whole', () => {
  it('is readable by its owner alone, replaces what was there, and leaves nothing beside it', async () => {
    const path = join(folder, 'intents.json');
    await writeFile(path, 'before', { mode: 0o644 });
    const exits = process.listenerCount('exit');
    await writeFileAtomically(path, 'now');
    expect(await readFile(path, 'utf8')).toBe('now');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['intents.json']);
    expect(process.listenerCount('exit')).toBe(exits);
  });

  it('leaves what was there, and nothing else, where it cannot be put there', async () => {
    const path = join(folder, 'intents.json');
    await mkdir(path);
    await writeFile(join(path, 'inside'), '');
    const exits = process.listenerCount('exit');
    await expect(writeFileAtomically(path, 'now')).rejects.toBeInstanceOf(StoreUnusable);
    expect(await readdir(folder)).toEqual(['intents.json']);
    expect(process.listenerCount('exit')).toBe(exits);
  });
});

describe('a file that goes at the end of the process', () => {
  it('stays once its work is done, and goes where that is not done by then', async () => {
    const path = join(folder, 'a.tmp');
    await writeFile(path, '');
    removeFileAtExit(path)();
    const keep = removeFileAtExit(path);
    const [remove] = process.listeners('exit').slice(-1);
    remove?.(0);
    // Where it has gone by itself that is no trouble at the end.
    remove?.(0);
    keep();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a file that is removed', () => {
  it('is gone, also where it was not there', async () => {
    const path = join(folder, 'quotes.json');
    await writeFile(path, '{}');
    await removeStoreFile(path);
    await removeStoreFile(path);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is told of as the store itself does where it cannot be', async () => {
    await expect(removeStoreFile(folder)).rejects.toBeInstanceOf(Error);
    await writeFile(join(folder, 'a'), '');
    await expect(removeStoreFile(join(folder, 'a', 'b'))).rejects.toBeInstanceOf(StoreUnusable);
  });
});
