import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { buildSandbox, sandboxBundle } from '../../process/startSandbox.ts';

beforeAll(() => {
  buildSandbox();
});

it('making the snapshot of a database ends, also where there is one already', async () => {
  const program = join(dirname(sandboxBundle), 'makeSnapshot.mjs');
  const made = promisify(execFile)(process.execPath, [program], { timeout: 60_000 });
  await expect(made).resolves.toEqual({ stdout: '', stderr: '' });
}, 90_000);
