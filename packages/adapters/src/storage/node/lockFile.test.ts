import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tryLockFile } from './lockFile.ts';

let folder: string;
let lock: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-file-'));
  lock = join(folder, 'money.lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** A process of its own that takes the lock, and lets go of it when it hears a line. */
const holder = async (): Promise<ChildProcess> => {
  const source = join(import.meta.dirname, 'lockFile.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const program = join(folder, 'holder.mjs');
  await writeFile(
    program,
    `${code}
const taken = tryLockFile(process.argv[2]);
process.stdout.write(taken.kind);
process.stdin.once('data', () => { taken.release(); process.stdout.write('released'); });`,
  );
  const child = spawn(process.execPath, [program, lock], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  expect(await said(child)).toBe('taken');
  await rm(program);
  return child;
};

const said = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.stdout?.once('data', (text: Buffer) => resolve(text.toString())));

const letGo = async (child: ChildProcess): Promise<void> => {
  const released = said(child);
  child.stdin?.write('now');
  await released;
};

const take = () => {
  const taken = tryLockFile(lock);
  if (taken.kind === 'held') throw new Error(`The lock is held by ${taken.holder}.`);
  return taken;
};

describe('the lock of a file among processes', () => {
  it('stays that of a holder who sleeps, however long', async () => {
    const child = await holder();
    child.kill('SIGSTOP');
    const longAgo = new Date(Date.now() - 86_400_000);
    await utimes(lock, longAgo, longAgo);
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: child.pid });
    child.kill('SIGCONT');
    await letGo(child);
    take().release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not let go of by somebody whose own lock was taken away', async () => {
    const child = await holder();
    await rm(lock);
    const ours = take();
    const signed = await readFile(lock, 'utf8');
    await letGo(child);
    expect(await readFile(lock, 'utf8')).toBe(signed);
    ours.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a killed holder is taken over at once', async () => {
    const child = await holder();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    expect(await readdir(folder)).toEqual(['money.lock']);
    take().release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['was born at another moment', (signed: string) => signed.replace(/\d+ (?=[^ ]+$)/, '1 ')],
    ['was signed by its number alone', (signed: string) => signed.split(' ')[0] ?? ''],
  ])('whose number another process has by now is taken over: the holder %s', async (_how, change) => {
    const child = await holder();
    const signed = await readFile(lock, 'utf8');
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    await writeFile(lock, changed);
    expect(changed).toMatch(new RegExp(`^${child.pid}\\b`));
    const ours = take();
    expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    ours.release();
  });

  it('without a name is left to whoever is about to sign it for two seconds, and no longer', async () => {
    await writeFile(lock, '');
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: null });
    const madeBefore = async (ms: number): Promise<void> => {
      const then = new Date(Date.now() - ms);
      await utimes(lock, then, then);
    };
    await madeBefore(1_000);
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: null });
    await madeBefore(2_100);
    take().release();

    expect(await readdir(folder)).toEqual([]);
  });
});
