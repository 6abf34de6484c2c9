import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from './createSandbox.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;

const keySet = async (sandbox: Awaited<ReturnType<typeof createSandbox>>) =>
  (await sandbox.inject('/services/cognito/us-west-2_Sandbox01/.well-known/jwks.json')).json<unknown>();

describe('a sandbox and its data folder', () => {
  it('belong to each other and to their owner alone, and what is kept outlives a stop', async () => {
    await chmod(folder, 0o755);
    const first = await createSandbox({ dataFolder: folder });
    const keys = await keySet(first);
    expect(await modeOf('database')).toBe(0o700);
    await expect(createSandbox({ dataFolder: folder })).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop that sandbox or set SANDBOX_DATA to another folder.`,
    );
    await first.close();

    // What a process leaves that was killed; no process has this number.
    await writeFile(join(folder, 'lock.pid'), '99999999 1 gone\n');
    await chmod(join(folder, 'database'), 0o755);
    const second = await createSandbox({ dataFolder: folder });
    expect(await modeOf('database')).toBe(0o700);
    expect(await keySet(second)).toEqual(keys);
    await second.reset();
    expect(await keySet(second)).toEqual(keys);
    await second.close();
  }, 60_000);

  it('does not start on a port that is taken, and says which', async () => {
    const [first, second] = await Promise.all([createSandbox(), createSandbox()]);
    const port = Number(new URL((await first.listen()).url).port);

    await expect(second.listen({ port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken: stop what uses it or set PORT to another one.`,
    );

    await Promise.all([first.close(), second.close()]);
  }, 60_000);

  it('says which server cannot be reached, without its password', async () => {
    const refused = createSandbox({ databaseUrl: 'postgres://fx:hunter2@127.0.0.1:1/fx' });

    await expect(refused).rejects.toThrow(
      /^DATABASE_URL: the PostgreSQL server at 127\.0\.0\.1:1 cannot be used: /,
    );
    await expect(refused).rejects.not.toThrow('hunter2');
  });
});
