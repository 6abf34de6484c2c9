import { execFileSync, spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTextOf } from './readText.ts';

let folder = '';
let pipe = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fxg-pipe-'));
  pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
});
afterEach(() => rm(folder, { recursive: true }));

describe('a pipe with a name', () => {
  it('is read whole, although its writer comes later', async () => {
    const read = readTextOf(pipe);
    await appendFile(pipe, 'hello');
    expect(await read).toBe('hello');
  });

  it('does not hold up the end of a process that waits for a writer', async () => {
    const module = new URL('readText.ts', import.meta.url).href;
    const waits = `import { runnerImport } from 'vite';
      const { module } = await runnerImport(new URL(${JSON.stringify(module)}).pathname, { configFile: false });
      void module.readTextOf(${JSON.stringify(pipe)});
      setTimeout(() => process.exit(7), 100);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', waits], { stdio: 'ignore' });
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    clearTimeout(late);
    expect(code).toBe(7);
  }, 20_000);
});
