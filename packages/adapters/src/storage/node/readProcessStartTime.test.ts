import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readProcessStartTime, isProcessAlive } from './readProcessStartTime.ts';

const deadProcess = (): number => spawnSync(process.execPath, ['-e', '0']).pid;

describe('the birth of a process', () => {
  it('is the same whenever one looks, and no other process has it', () => {
    expect(readProcessStartTime(process.pid)).toBe(readProcessStartTime(process.pid));
    expect(readProcessStartTime(process.ppid)).not.toBe(readProcessStartTime(process.pid));
  });

  it('names the start of the machine and the tick of its own, or what ps says of it', () => {
    expect(readProcessStartTime(process.pid)).toMatch(/^(?:[\da-f-]{36}\/\d+|[\w:]+)$/);
  });

  it('is none of one that has ended', () => {
    const dead = deadProcess();
    expect(readProcessStartTime(dead)?.startsWith('-') ?? true).toBe(true);
    expect([isProcessAlive(process.pid), isProcessAlive(dead)]).toEqual([true, false]);
  });

  it('of another user is none of one that has ended, though the system lets nobody else call it', () => {
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    });
    expect(isProcessAlive(process.ppid)).toBe(true);
    kill.mockRestore();
  });
});

describe('the birth of a process where the kernel shows no files of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'birth-'));
  const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {};

  afterEach(() => {
    vi.unstubAllEnvs();
    Object.defineProperty(process, 'platform', platform);
    rmSync(folder, { recursive: true, force: true });
  });

  /** A machine whose `ps` says so. */
  const elsewhere = (says: string, andHow = '"$LC_ALL" "$TZ" "$@"'): void => {
    Object.defineProperty(process, 'platform', { ...platform, value: 'darwin' });
    const bin = mkdtempSync(join(tmpdir(), 'ps-'));
    writeFileSync(join(bin, 'ps'), `#!/bin/sh\necho "${says}" ${andHow}\n`);
    chmodSync(join(bin, 'ps'), 0o755);
    vi.stubEnv('PATH', bin);
  };

  it('is asked of ps, in words and at a time that every process reads alike', () => {
    elsewhere('Ss+ Sat Nov  7');
    expect(readProcessStartTime(7)).toBe('Sat_Nov_7_C_UTC_-o_stat=_-o_lstart=_-p_7');
  });

  it.each(['Z', 'X'])('is none of one that has ended, which ps shows as %s', (state) => {
    elsewhere(`${state} Sat Nov 21`);
    expect(readProcessStartTime(7)).toBeNull();
    expect(isProcessAlive(process.pid)).toBe(false);
  });

  it('is not known where ps does not know it, or is not there', () => {
    Object.defineProperty(process, 'platform', { ...platform, value: 'darwin' });
    vi.stubEnv('PATH', folder);
    expect(readProcessStartTime(process.pid)).toBe('-');
    expect(isProcessAlive(process.pid)).toBe(true);
    elsewhere('Ss+', '');
    expect(readProcessStartTime(process.pid)).toBe('-');
  });
});
