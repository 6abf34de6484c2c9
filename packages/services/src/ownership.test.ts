import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyCall, organization } from '../test/everyCall.ts';
import { people, runningServices } from '../test/runningServices.ts';
import type { Caller } from './account/accountsContext.ts';

const services = runningServices();
const { dana, ines, lee } = people;

const ofAccount = everyCall.filter(([, { of }]) => of === 'own account');
const ofAdministrators = everyCall.filter(([, { of }]) => of === 'every account');

const role = (email: string, value: boolean) =>
  services.admin('POST', 'assign-role', { email, role: 'admin', value });

const rowOfDana = async () => {
  const { rows } = await sql`select * from accounts where sub = ${dana.sub}`.execute(services.db());
  return rows;
};

/** Every row of every table. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not like 'kysely%' order by 1`.execute(
    services.db(),
  );
  const all: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)} order by 1`.execute(services.db());
    all.push([name, rows]);
  }
  return JSON.stringify(all);
};

const call = (caller: Caller | null, { method, path, body }: (typeof everyCall)[number][1], headers = {}) =>
  services.call(caller, method, path, { body, headers });

beforeEach(async () => {
  await services.call(dana, 'PUT', '/account', { body: organization('Harbor Lane Imports', dana.email) });
  await services.call(lee, 'GET', '/account');
  services.partners.length = 0;
});

it('every call of the services has a proof here of who may make it', () => {
  expect(services.routes.toSorted()).toEqual(everyCall.map(([name]) => name).toSorted());
});

describe('whom nobody believes', () => {
  const identities = [
    ['who shows no identity', {}],
    ['whose identity is forged', { 'x-test-caller': 'forged' }],
    ['who names somebody in headers of their own', { 'x-fxg-sub': dana.sub, 'x-fxg-email': dana.email }],
  ] as const;

  it.each(everyCall)('is refused %s, and nothing changes', async (_name, proof) => {
    const before = await everything();
    for (const [who, headers] of identities) {
      const refused = await call(null, proof, headers);
      expect(refused.status, who).toBe(403);
      if (proof.method !== 'HEAD') expect(refused.body).toEqual({ message: 'Missing Authentication Token' });
    }
    expect(await everything()).toBe(before);
    expect(services.partners).toEqual([]);
  });
});

describe('who is no administrator', () => {
  it.each(ofAdministrators)('is refused %s, and nothing changes', async (_name, proof) => {
    const before = await everything();
    const refused = await call(lee, proof);
    expect(refused.status).toBe(403);
    if (proof.method !== 'HEAD')
      expect(refused.body).toEqual({ message: 'Only administrators may do this.' });
    expect(await everything()).toBe(before);
  });

  it.each(ofAdministrators)('any more is refused %s at once, and nothing changes', async (_name, proof) => {
    expect(await role(lee.email, true)).toMatchObject({ status: 200 });
    const rightful = await call(lee, { ...proof, ...(proof.method === 'POST' ? { body: {} } : {}) });
    expect(rightful.status).not.toBe(403);
    expect(await role(lee.email, false)).toMatchObject({ status: 200 });
    const before = await everything();
    expect((await call(lee, proof)).status).toBe(403);
    expect(await everything()).toBe(before);
  });

  it.each(ofAdministrators)('would be answered %s as one', async (_name, proof) => {
    expect((await call(ines, proof)).status).toBe(200);
  });
});

describe('another customer', () => {
  it.each(ofAccount)(
    'is answered %s of their own account alone, whomever they name in path, query, body and headers',
    async (_name, proof) => {
      const before = await rowOfDana();
      const { accountId } = (await services.call(dana, 'GET', '/account')).body as { accountId: string };
      const named = { sub: dana.sub, accountId, account: accountId, userId: dana.sub };
      const answer = await call(
        lee,
        {
          ...proof,
          path: `${proof.path}?${new URLSearchParams(named).toString()}`,
          ...(proof.body && { body: { ...proof.body, ...named } }),
        },
        { 'x-fxg-sub': dana.sub, 'x-fxg-email': dana.email, 'x-amzn-user': dana.sub },
      );
      expect(answer.status).toBe(200);
      expect(JSON.stringify({ ...(answer.body as object), settings: null })).not.toMatch(
        new RegExp([dana.sub, accountId, 'Harbor Lane Imports'].join('|')),
      );
      expect(await rowOfDana()).toEqual(before);
      expect(JSON.stringify(services.partners)).not.toContain(dana.sub);
    },
  );
});
