import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryLockFile } from './lockFile.ts';

let folder: string;
let programs: string;
let lock: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-file-'));
  programs = await mkdtemp(join(tmpdir(), 'lock-programs-'));
  lock = join(folder, 'money.lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
  await rm(programs, { recursive: true });
});

/** A program that takes the lock, and lets go of it when it hears a line; `first` is what it does before. */
const written = async (first = ''): Promise<string> => {
  for (const name of ['readFileIfPresent', 'readProcessStartTime', 'createSignedLockFile', 'lockFile']) {
    const source = join(import.meta.dirname, `${name}.ts`);
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
    await writeFile(join(programs, `${name}.mjs`), code.replaceAll(/(?<=from "\.\/\w+)\.ts(?=")/g, '.mjs'));
  }
  const program = join(programs, 'holder.mjs');
  await writeFile(
    program,
    `import { tryLockFile } from './lockFile.mjs';
${first}
const taken = tryLockFile(process.argv[2]);
process.stdout.write(taken.kind + ' ' + process.pid);
process.stdin.once('data', () => { taken.release(); process.stdout.write('released'); });`,
  );
  return program;
};

/** A process of its own that holds the lock. */
const holder = async (first?: string): Promise<ChildProcess> => {
  const program = await written(first);
  const child = spawn(process.execPath, [program, lock], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  expect(await said(child)).toBe(`taken ${child.pid}`);
  return child;
};

/** What makes the system's calls another process's to change. */
const systemWith = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';`;

/** A shell that does `before`, and then becomes the program. */
const runUnder = (before: string, program: string) =>
  spawnSync('sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, program, lock], {
    encoding: 'utf8',
    input: '',
  });

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

  it('is let go of by who took it and no other one, though both are of the same process', async () => {
    const ours = take();
    await rm(lock);
    const next = take();
    ours.release();
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: process.pid });
    next.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes at the end of its process also where that has let go of another one, and nothing waits for the end then', async () => {
    const before = process.listeners('exit');
    const other = tryLockFile(`${lock}.other`);
    take();
    expect.assert(other.kind === 'taken');
    other.release();
    const added = process.listeners('exit').filter((atExit) => !before.includes(atExit));
    expect(added).toHaveLength(1);
    for (const atExit of added) atExit(0);
    expect(await readdir(folder)).toEqual([]);
    expect(process.listeners('exit')).toEqual(before);
  });

  it('of a dead holder is taken over also where nothing tells when a process was born', async () => {
    const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {};
    Object.defineProperty(process, 'platform', { ...platform, value: 'darwin' });
    vi.stubEnv('PATH', programs);
    const [dead, alive] = [spawnSync(process.execPath, ['-e', '0']).pid, process.pid];
    await writeFile(lock, `${alive} - somebody\n`);
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: alive });
    await writeFile(lock, `${dead} - somebody\n`);
    take().release();
    Object.defineProperty(process, 'platform', platform);
    vi.unstubAllEnvs();
  });

  it('is taken without a word where ps cannot tell and complains', async () => {
    const program = await written(`Object.defineProperty(process, 'platform', { value: 'darwin' });`);
    await writeFile(join(programs, 'ps'), '#!/bin/sh\necho usage >&2\nexit 1\n', { mode: 0o755 });
    expect(runUnder(`PATH=${programs}`, program)).toMatchObject({
      stdout: expect.stringMatching(/^taken /),
      stderr: '',
    });
  });

  it.each(['somebody', '0', '-1', '1.5'])('that names no process is taken over: %s', async (name) => {
    await writeFile(lock, `${name} 1 somebody\n`);
    take().release();
  });

  it('is the same where the kernel shows no processes, whatever the zone and the language', async () => {
    const program = await written(`Object.defineProperty(process, 'platform', { value: 'darwin' });`);
    const child = spawn(process.execPath, [program, lock], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, TZ: 'Asia/Tokyo' },
    });
    children.push(child);
    await said(child);
    expect(runUnder('export TZ=America/Lima', program).stdout).toMatch(/^held /);
    await letGo(child);
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

  it('of a killed holder is taken over also while its parent has not asked for its end', async () => {
    const program = await written();
    const parent = spawn(
      'sh',
      ['-c', 'exec 3<&0; "$0" "$@" <&3 & exec sleep 60', process.execPath, program, lock],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(parent);
    const [kind, pid] = (await said(parent)).split(' ');
    expect(kind).toBe('taken');
    process.kill(Number(pid), 'SIGKILL');
    // Throws while it is held.
    await vi.waitFor(() => take().release());
  });

  it('of a living holder stays when another process cannot open a file any more', async () => {
    const child = await holder();
    const program = await written(
      `tryLockFile(process.argv[2] + '.other').release();
       const { openSync: open } = await import('node:fs');
       try { for (;;) open('/dev/null'); } catch (error) { process.stdout.write(error.code + ' '); }
       try { tryLockFile(process.argv[2]); } catch (error) { console.log(error.code, error.path); process.exit(); }`,
    );
    expect(runUnder('ulimit -n 60', program).stdout).toBe(`EMFILE EMFILE ${lock}\n`);
    expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${child.pid} `));
    await letGo(child);
  });

  it('is not there when its process is killed while it signs, and what that left goes with the next', async () => {
    const program = await written(
      `${systemWith}fs.linkSync = () => process.kill(process.pid, 'SIGKILL'); syncBuiltinESMExports();`,
    );
    expect(runUnder('true', program)).toMatchObject({ signal: 'SIGKILL', stdout: '' });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^money\.lock\.\d+\.new$/)]);
    const ours = take();
    expect(await readdir(folder)).toEqual(['money.lock']);
    ours.release();
  });

  it('is taken and let go of also where the file system has no hard links', async () => {
    const child = await holder(
      `${systemWith}fs.linkSync = () => { throw Object.assign(new Error('no links'), { code: 'EPERM' }); };
       syncBuiltinESMExports();`,
    );
    expect(await readdir(folder)).toEqual(['money.lock']);
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: child.pid });
    await letGo(child);
    expect(await readdir(folder)).toEqual([]);
  });

  it('names no dead holder to whoever comes while another one takes it over', async () => {
    await writeFile(lock, '99999999 1 gone');
    const other = tryLockFile(`${lock}.takeover`);
    expect(tryLockFile(lock)).toEqual({ kind: 'held', holder: null });
    expect.assert(other.kind === 'taken');
    other.release();
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

  it('without a name is left to whoever is about to sign it for two seconds, and no longer, whatever the clock', async () => {
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
    await writeFile(lock, '');
    await madeBefore(-3_600_000);
    take().release();

    expect(await readdir(folder)).toEqual([]);
  });
});
