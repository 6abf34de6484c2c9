import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeAbandonedLockFiles, createSignedLockFile } from './createSignedLockFile.ts';

let folder: string;
let lock: string;
const { linkSync, writeFileSync } = fs;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-lock-'));
  lock = join(folder, 'money.lock');
});
afterEach(async () => {
  Object.assign(fs, { linkSync, writeFileSync });
  syncBuiltinESMExports();
  await rm(folder, { recursive: true });
});

/** What the system does instead: a file system without hard links, or a disk that is full. */
const system = (change: Partial<typeof fs>): void => {
  Object.assign(fs, change);
  syncBuiltinESMExports();
};

const refuses = (code: string) => () => {
  throw Object.assign(new Error(code), { code, path: `${lock}.1.new` });
};

describe('a lock that is signed', () => {
  it('is there at once with its signature, for its owner alone, and leaves nothing beside it', async () => {
    expect(createSignedLockFile(lock, 'mine\n')).toBe(true);
    expect(await readFile(lock, 'utf8')).toBe('mine\n');
    expect((await stat(lock)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['money.lock']);
  });

  it('is not made where one is there, also where that came in the last moment', async () => {
    await writeFile(lock, 'theirs\n');
    expect(createSignedLockFile(lock, 'mine\n')).toBe(false);
    await rm(lock);
    system({ linkSync: refuses('EEXIST') });
    expect(createSignedLockFile(lock, 'mine\n')).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
    'is made and then signed where the file system has no hard links: %s',
    async (code) => {
      system({ linkSync: refuses(code) });
      expect(createSignedLockFile(lock, 'mine\n')).toBe(true);
      expect(await readFile(lock, 'utf8')).toBe('mine\n');
      expect((await stat(lock)).mode & 0o777).toBe(0o600);
      expect(await readdir(folder)).toEqual(['money.lock']);
    },
  );

  it('is not left unsigned where the disk is full', async () => {
    const write: typeof writeFileSync = (file, text, options) => {
      if (typeof file === 'number') return refuses('ENOSPC')();
      return writeFileSync(file, text, options);
    };
    system({ linkSync: refuses('EPERM'), writeFileSync: write });
    expect(() => createSignedLockFile(lock, 'mine\n')).toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is told by its own name where the system refuses the other one', () => {
    system({ linkSync: refuses('EROFS') });
    expect(() => createSignedLockFile(lock, 'mine\n')).toThrow(
      expect.objectContaining({ code: 'EROFS', path: lock }),
    );
    expect(() => createSignedLockFile(join(folder, 'nowhere', 'a.lock'), 'mine\n')).toThrow(
      expect.objectContaining({ code: 'ENOENT', path: join(folder, 'nowhere', 'a.lock') }),
    );
  });
});

describe('what processes left that were killed while they signed', () => {
  it('goes, and nothing else does', async () => {
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    const left = `money.lock.${dead}.new`;
    const others = [
      `money.lock.${process.pid}.new`,
      `other.lock.${dead}.new`,
      `money.lock.${dead}.new.txt`,
      `money.lock.x${dead}.new.json`,
      'money.lock.0.json',
    ];
    for (const name of [left, ...others]) await writeFile(join(folder, name), '');
    removeAbandonedLockFiles(lock);
    expect((await readdir(folder)).toSorted()).toEqual(others.toSorted());
  });

  it('stays where the folder shows nothing, and nobody is kept from the lock by that', () => {
    expect(() => removeAbandonedLockFiles(join(folder, 'nowhere', 'a.lock'))).not.toThrow();
  });
});
