import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { runWithFileLock } from './runWithFileLock.ts';
import { createFileStore } from './createFileStore.ts';

let root: string;
let path: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-store-'));
  path = join(root, 'profile', 'store.json');
});
afterEach(() => {
  vi.useRealTimers();
  return rm(root, { recursive: true });
});

const modeOf = async (at: string): Promise<number> => (await stat(at)).mode & 0o777;

describe('a file store', () => {
  it('keeps what it is told for the next process, and forgets what it is told to forget', async () => {
    const store = createFileStore(path);
    expect(await store.read('token')).toBeNull();
    await store.write('token', 'a "secret"\n');
    await store.write('__proto__', 'no trick');
    expect(await createFileStore(path).read('token')).toBe('a "secret"\n');
    expect(await store.read('constructor')).toBeNull();
    await store.remove('token');
    await store.remove('never written');
    expect(await createFileStore(path).read('token')).toBeNull();
  });

  it('forgets only what it is told to forget, and makes no file to forget in', async () => {
    const store = createFileStore(path);
    await store.remove('never written');
    expect(await readdir(dirname(path))).toEqual([]);
    await store.write('a', '1');
    await store.write('b', '2');
    await store.remove('a');
    expect([await store.read('a'), await store.read('b')]).toEqual([null, '2']);
  });

  it('tells of every change of a key to who watches it, once it is kept, until nobody does any more', async () => {
    const store = createFileStore(path);
    const seen: unknown[] = [];
    const stop = store.watch('a', () => void seen.push(JSON.parse(readFileSync(path, 'utf8')).a));
    await store.write('a', '1');
    await store.write('b', '2');
    await store.remove('a');
    stop();
    await store.write('a', '3');
    expect(seen).toEqual(['1', undefined]);
  });

  it('is busy, and says which lock to look at, where another process holds it too long', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await mkdir(dirname(path));
    const ended = new AbortController();
    const holding = runWithFileLock(`${path}.lock`, () => once(ended.signal, 'abort'));
    const written = createFileStore(path).write('a', '1');
    const refused = expect(written).rejects.toThrow(new StoreBusy(`${path}.lock`));
    await pause(40);
    vi.advanceTimersByTime(10_001);
    await refused;
    ended.abort();
    await holding;
  });

  it('reads again what another program has written in its place, also where that is as long', async () => {
    await mkdir(dirname(path));
    await writeFile(path, '{"a":"1"}');
    const store = createFileStore(path);
    expect(await store.read('a')).toBe('1');
    await pause(5);
    await writeFile(path, '{"a":"2"}');
    expect(await store.read('a')).toBe('2');
  });

  it('can be read by its owner only, also where a file was open to all', async () => {
    await createFileStore(path).write('a', '1');
    expect(await modeOf(path)).toBe(0o600);
    expect(await modeOf(dirname(path))).toBe(0o700);
    const open = join(root, 'open.json');
    await writeFile(open, '{}', { mode: 0o644 });
    await createFileStore(open).write('a', '1');
    expect(await modeOf(open)).toBe(0o600);
  });

  it('loses nothing when several write different keys at once', async () => {
    const keys = Array.from({ length: 24 }, (_, index) => `key ${index}`);
    const stores = Array.from({ length: 6 }, () => createFileStore(path));
    await Promise.all(keys.map(async (key, index) => stores[index % stores.length]?.write(key, key)));
    const kept = createFileStore(path);
    expect(await Promise.all(keys.map((key) => kept.read(key)))).toEqual(keys);
    expect(await readdir(dirname(path))).toEqual(['store.json']);
  });

  it('loses nothing when several change the same key at once', async () => {
    const letters = 'abcdefghijklmnop'.split('');
    const stores = Array.from({ length: 4 }, () => createFileStore(path));
    await Promise.all(
      letters.map(async (letter, index) =>
        stores[index % stores.length]?.update('all', (kept) => (kept ?? '') + letter),
      ),
    );
    expect((await createFileStore(path).read('all'))?.split('').toSorted()).toEqual(letters);
    await createFileStore(path).update('all', () => null);
    expect(await createFileStore(path).read('all')).toBeNull();
  });

  it('never shows half a change to a reader', async () => {
    const writer = createFileStore(path);
    const long = 'x'.repeat(200_000);
    await writer.write('value', long);
    const changes = 'abcdefgh'.split('').map((letter) => writer.write('value', letter.repeat(200_000)));
    const reader = createFileStore(path);
    for (let reading = 0; reading < 40; reading += 1) {
      expect(await reader.read('value')).toHaveLength(200_000);
    }
    await Promise.all(changes);
  });

  it('reads its own change before that is on disk for others', async () => {
    const store = createFileStore(path);
    const written = store.write('a', '1');
    expect(await store.read('a')).toBe('1');
    await written;
  });

  it('goes on after a process that died while it held the file', async () => {
    await createFileStore(path).write('a', '1');
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    await writeFile(`${path}.lock`, String(dead));
    await writeFile(`${path}.half.tmp`, '{"a":');
    const store = createFileStore(path);
    await store.write('b', '2');
    expect(await store.read('a')).toBe('1');
    expect(await store.read('b')).toBe('2');
  });

  it('says which file the system refuses, and is a failure that the user can mend', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    const inFile = createFileStore(join(file, 'store.json'));
    await expect(inFile.read('a')).rejects.toThrow(
      `${join(file, 'store.json')} cannot be used: a part of its path is no folder.`,
    );
    await expect(inFile.write('a', '1')).rejects.toBeInstanceOf(StoreUnusable);
    const folder = createFileStore(root);
    await expect(folder.read('a')).rejects.toThrow(`${root} cannot be used: it is a folder.`);
  });

  it('does not overwrite a file that it cannot read', async () => {
    const broken = join(root, 'broken.json');
    await writeFile(broken, '{"intent":"{');
    const store = createFileStore(broken);
    await expect(store.read('intent')).rejects.toThrow(
      `${broken} cannot be used: it is not the file that was written there.`,
    );
    await expect(store.read('intent')).rejects.toMatchObject({ broken: true });
    await expect(store.write('a', '1')).rejects.toThrow(broken);
    expect(await readFile(broken, 'utf8')).toBe('{"intent":"{');
    await rm(broken);
    await store.write('a', '1');
    expect(await store.read('a')).toBe('1');
  });
});
