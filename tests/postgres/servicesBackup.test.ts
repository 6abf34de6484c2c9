import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices } from '../contract/services/startServices.ts';
import { findPostgres } from './findPostgres.mjs';
import { startPostgres } from './startPostgres.mjs';

let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Beside the server's programs, or where a distribution puts the client's. */
const run = (program: string, ...words: readonly string[]) => {
  const own = join(findPostgres() ?? '', program);
  execFileSync(existsSync(own) ? own : program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
};

const integration = {
  clientId: '10000API_USER',
  key: 'a-key-that-nobody-reads-again',
  kind: 'corpayPartner',
};

const everythingOf = async ({ callAs }: Awaited<ReturnType<typeof startServices>>) =>
  Promise.all(
    ['/account', '/admin/get-accounts', '/admin/get-integrations', '/admin/audit'].map(
      async (path) => (await callAs(path)).body,
    ),
  );

it('what pg_dump wrote of the services is all there after pg_restore, and its keys are known to who has their secrets', async () => {
  const settings = { administrators: ['ada@firm.test'] };
  const first = await startServices(settings, { dataFolder: 'memory', databaseUrl: postgres.url });
  await first.callAs('/account');
  const post = { method: 'POST', body: integration };
  expect(await first.callAs('/admin/update-integration', post)).toMatchObject({ status: 200 });
  const before = await everythingOf(first);
  expect(before[3]).toMatchObject({ changes: [{ action: 'update-integration' }, { action: 'assign-role' }] });

  // While it runs: what is written is of one moment.
  const file = join(first.folder, 'services.dump');
  run('pg_dump', '--format=custom', `--file=${file}`, postgres.url);
  await first.callAs('/account', {
    headers: { 'x-fxg-sub': '0f6c1f5e-0000-4000-8000-000000000009', 'x-fxg-email': 'late@firm.test' },
  });

  const restored = new URL(postgres.url);
  restored.pathname = '/restored';
  run('psql', '--command=create database restored', postgres.url);
  run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restored.href}`, file);
  const second = await startServices(settings, { dataFolder: 'memory', databaseUrl: restored.href });
  expect(await everythingOf(second)).toEqual(before);

  // The same key once more is no change, which only who can read the sealed one can tell.
  const [, , { integrations }] = before as [
    unknown,
    unknown,
    { integrations: readonly { integrationId: string }[] },
  ];
  const again = { ...post, body: { ...integration, integrationId: integrations[0]?.integrationId } };
  expect(await second.callAs('/admin/update-integration', again)).toMatchObject({ status: 200 });
  expect((await everythingOf(second))[3]).toEqual(before[3]);

  await second.stop();
  await first.stop();
});
