import { describe, expect, it } from 'vitest';
import { keyRing, noon, people, runningServices } from '../../test/runningServices.ts';
import { administrationTables } from '../administration/administrationTables.ts';
import { encryptText } from '../database/encryptText.ts';
import {
  beginRenewal,
  endRenewal,
  keepAuthorization,
  ofxAuthorizationRecord,
} from '../ofx/ofxAuthorizations.ts';
import { createKeyRing } from './keyRing.ts';
import { reencryptRecords } from './reencryptRecords.ts';
import { rotateKeys } from './rotateKeys.ts';
import { sealedColumns } from '../sealedColumns.ts';

const beforeKeys = { id: 'first', secret: 'the first secret of these tests' };
const ring = createKeyRing([{ id: 'second', secret: 'what comes after it' }, beforeKeys]);
/** What is left once the old secret is thrown away. */
const secondAlone = createKeyRing([{ id: 'second', secret: 'what comes after it' }]);

const services = runningServices({ keyRing: ring });
const tables = () => administrationTables(services.db());
const idOf = (number: number) => `integration-${String(number).padStart(3, '0')}`;

/** Integrations as a process before the rotation left them. */
const kept = (count: number, sealedBy: (key: string, id: string) => string = keyRing.seal) =>
  tables()
    .insertInto('integrations')
    .values(
      Array.from({ length: count }, (_, number) => ({
        integration_id: idOf(number),
        client_id: `client ${number}`,
        parent_id: '',
        kind: 'facilitapayClient',
        sealed_key: sealedBy(`key of ${number}`, idOf(number)),
        key_start: 'key ',
        updated_at: new Date(noon),
      })),
    )
    .execute();

const sealedKeys = async () => {
  const rows = await tables().selectFrom('integrations').selectAll().orderBy('integration_id').execute();
  return rows.map(({ integration_id, sealed_key }) => secondAlone.open(sealed_key, integration_id));
};
const keysOf = (count: number) => Array.from({ length: count }, (_, number) => `key of ${number}`);

type Listed = { readonly integrations: readonly { readonly clientId: string; readonly version: string }[] };
const versions = async () => {
  const { integrations } = (await services.admin('GET', 'get-integrations')).body as Listed;
  return new Map(integrations.map(({ clientId, version }) => [clientId, version]));
};

/** An administrator enters a key, confirmed against a version. */
const enterKey = (number: number, key: string, version: string | undefined) =>
  services.admin(
    'POST',
    'update-integration',
    { integrationId: idOf(number), clientId: `client ${number}`, key, kind: 'facilitapayClient' },
    { 'if-match': `"${version}"` },
  );

const enteredAtOldProcess = (id: string) =>
  tables()
    .updateTable('integrations')
    .set({ sealed_key: keyRing.seal('entered at an old process', id) })
    .where('integration_id', '=', id)
    .execute();

describe('keys that are sealed again', () => {
  it('open under the first secret alone from then on, those from before keys had ids too', async () => {
    await kept(101);
    await tables()
      .updateTable('integrations')
      .set({ sealed_key: encryptText('key of 7', beforeKeys.secret) })
      .where('integration_id', '=', idOf(7))
      .execute();
    expect(await reencryptRecords(services.db(), ring, sealedColumns)).toEqual({
      sealedAgain: 101,
      unreadable: [],
    });
    expect(await sealedKeys()).toEqual(keysOf(101));
  });

  it('are no change to administrators: a change that was confirmed before is made after', async () => {
    await kept(2);
    const seen = await versions();
    await reencryptRecords(services.db(), ring, sealedColumns);
    expect(await versions()).toEqual(seen);
    expect(await enterKey(1, 'key of an administrator', seen.get('client 1'))).toMatchObject({ status: 200 });
    expect((await versions()).get('client 0')).toBe(seen.get('client 0'));
    expect((await versions()).get('client 1')).not.toBe(seen.get('client 1'));
    expect((await enterKey(1, 'key of another one', seen.get('client 1'))).status).toBe(412);
  });

  it('are left alone when they are sealed under the first secret already', async () => {
    await kept(3, ring.seal);
    const before = await tables().selectFrom('integrations').selectAll().execute();
    expect(await reencryptRecords(services.db(), ring, sealedColumns)).toEqual({
      sealedAgain: 0,
      unreadable: [],
    });
    expect(await tables().selectFrom('integrations').selectAll().execute()).toEqual(before);
  });

  it('stay as they are, and are told, where no secret opens them', async () => {
    await kept(2, createKeyRing([{ id: 'lost', secret: 'nobody has it' }]).seal);
    const before = await tables().selectFrom('integrations').selectAll().execute();
    expect(await reencryptRecords(services.db(), ring, sealedColumns)).toEqual({
      sealedAgain: 0,
      unreadable: [`integrations ${idOf(0)}`, `integrations ${idOf(1)}`],
    });
    expect(await tables().selectFrom('integrations').selectAll().execute()).toEqual(before);
  });

  it('are what administrators entered meanwhile, and every one of their changes is made', async () => {
    const count = 60;
    await kept(count);
    const seen = await versions();
    const entered = Promise.all(
      Array.from({ length: count / 2 }, (_, index) =>
        enterKey(2 * index, `entered for ${2 * index}`, seen.get(`client ${2 * index}`)),
      ),
    );
    const { unreadable } = await reencryptRecords(services.db(), ring, sealedColumns);
    expect((await entered).map(({ status }) => status)).toEqual(Array.from({ length: count / 2 }, () => 200));
    expect(unreadable).toEqual([]);
    expect(await sealedKeys()).toEqual(
      keysOf(count).map((key, number) => (number % 2 === 0 ? `entered for ${number}` : key)),
    );
  });

  it('are looked at once more where another process changed one under the old secret meanwhile', async () => {
    await kept(3);
    let isFirst = true;
    const open = (sealed: string, id: string) => {
      // Sent before the record is written: the database takes one statement after the other.
      if (isFirst) void enteredAtOldProcess(id);
      isFirst = false;
      return ring.open(sealed, id);
    };
    expect(await reencryptRecords(services.db(), { ...ring, open }, sealedColumns)).toEqual({
      sealedAgain: 3,
      unreadable: [],
    });
    expect(await sealedKeys()).toEqual(['entered at an old process', 'key of 1', 'key of 2']);
  });
});

describe('what renews the tokens of customers of OFX', () => {
  it('is sealed again too, for its customer, and a renewal that runs meanwhile does not bring the old text back', async () => {
    const { sub } = people.olaf;
    await services.call(people.olaf, 'GET', '/account');
    const record = ofxAuthorizationRecord(sub);
    await keepAuthorization(services.db(), sub, keyRing.seal('the token', record));
    const renewal = await beginRenewal(services.db(), sub, 60_000);
    expect.assert(renewal !== null && renewal !== 'running');
    expect(await reencryptRecords(services.db(), ring, sealedColumns)).toEqual({
      sealedAgain: 1,
      unreadable: [],
    });
    await endRenewal(services.db(), renewal, undefined);
    const next = await beginRenewal(services.db(), sub, 60_000);
    expect.assert(next !== null && next !== 'running');
    expect(secondAlone.open(next.sealedToken, record)).toBe('the token');
    await endRenewal(services.db(), next, ring.seal('the next token', record));
    expect(await beginRenewal(services.db(), sub, 60_000)).toMatchObject({
      sealedToken: expect.stringMatching(/^v1\.second\./),
    });
  });
});

const rotate = async () => {
  const lines: string[] = [];
  return {
    exitCode: await rotateKeys(services.db(), { ring, columns: sealedColumns }, (line) => lines.push(line)),
    lines,
  };
};

describe('the command that rotates the keys', () => {
  it('says how many were sealed again, and that the other secrets are not needed any more', async () => {
    await kept(3);
    expect(await rotate()).toEqual({
      exitCode: 0,
      lines: [
        '3 keys at rest were sealed again.',
        'All of them are sealed under the first of integrationKeys: no other one is needed any more.',
      ],
    });
  });

  it('ends with 1 and says which integrations have a key that no secret opens', async () => {
    await kept(2, createKeyRing([{ id: 'lost', secret: 'nobody has it' }]).seal);
    expect(await rotate()).toEqual({
      exitCode: 1,
      lines: [
        '0 keys at rest were sealed again.',
        `None of integrationKeys opens what is kept of integrations ${idOf(0)}, integrations ${idOf(1)}: add the secret that it was sealed under and run this again, or have it entered anew.`,
      ],
    });
  });
});
