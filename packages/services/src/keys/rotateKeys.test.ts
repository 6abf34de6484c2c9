import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon } from '../../test/runningServices.ts';
import { administrationTables } from '../administration/administrationTables.ts';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import { createKeyRing } from './keyRing.ts';
import { rotateKeys } from './rotateKeys.ts';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'rotated-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const old = { id: 'old', secret: 'the secret of last year' };
const current = { id: 'current', secret: 'the secret of this year' };

const kept = async (...ids: readonly string[]) => {
  const { db, close } = await prepareServicesDatabase({ dataFolder });
  const seal = createKeyRing([old]).seal;
  const values = ids.map((id) => ({
    integration_id: id,
    client_id: id,
    parent_id: '',
    kind: 'facilitapayClient',
    sealed_key: seal(`key of ${id}`, id),
    key_start: 'key ',
    updated_at: new Date(noon),
  }));
  await administrationTables(db).insertInto('integrations').values(values).execute();
  await close();
};

const rotate = async (...secrets: Parameters<typeof createKeyRing>[0]) => {
  const lines: string[] = [];
  const exitCode = await rotateKeys({ dataFolder }, createKeyRing(secrets), (line) => lines.push(line));
  return { exitCode, lines };
};

it('the command that rotates keys says which of them no secret opens, and once all do that the old secret is not needed', async () => {
  await kept('one', 'two');
  expect(await rotate(current)).toEqual({
    exitCode: 1,
    lines: [
      '0 keys of integrations were sealed again.',
      'These integrations have a key that none of integrationKeys opens: one, two. Add the secret that it was sealed under and run this again, or enter their keys anew.',
    ],
  });
  expect(await rotate(current, old)).toEqual({
    exitCode: 0,
    lines: [
      '2 keys of integrations were sealed again.',
      'All keys are sealed under the first of integrationKeys: no other one is needed any more.',
    ],
  });
  expect(await rotate(current)).toMatchObject({ exitCode: 0 });
}, 60_000);
