import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateAccount } from '../account/accounts.ts';
import { administrationTables } from '../administration/administrationTables.ts';
import { readAccountChanges } from '../administration/recordChange.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import { makeFirstAdministrator } from './firstAdministrator.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
});
afterEach(() => database.close());

const now = () => Date.UTC(2026, 10, 30);
const callerOf = (digit: number, email: string) => ({
  sub: `0f6c1f5e-0000-4000-8000-00000000000${digit}`,
  email,
  origin: 'default',
  fxPartner: 'any',
});
const ada = callerOf(1, 'Ada@firm.test');
const ben = callerOf(2, 'ben@firm.test');
const named = ['ada@firm.test', 'ben@firm.test'];
const welcome = (administrators: readonly string[] = named) =>
  makeFirstAdministrator({ db: database.db, now }, administrators);
const rolesOf = async (caller: typeof ada) =>
  (await readOrCreateAccount({ db: database.db, now }, caller)).roles;

it('whom the settings name has the role from the first call on, as long as nobody has it, and it is written down', async () => {
  await welcome()(ada, 'request-1');
  await welcome()(ada, 'request-2');
  await welcome()(ben, 'request-3');
  expect([await rolesOf(ada), await rolesOf(ben)]).toEqual([['admin'], []]);
  expect(await readAccountChanges(administrationTables(database.db), null)).toEqual([
    expect.objectContaining({
      by: 'Ada@firm.test',
      action: 'assign-role',
      target: 'ada@firm.test',
      before: { userRoles: [] },
      after: { userRoles: ['admin'] },
      requestId: 'request-1',
    }),
  ]);
});

it('of two who are named and come at once one is the first', async () => {
  await Promise.all([welcome()(ada, 'request-1'), welcome()(ben, 'request-2')]);
  expect([...(await rolesOf(ada)), ...(await rolesOf(ben))]).toEqual(['admin']);
});

it('whom the settings do not name is nobody', async () => {
  await welcome(['ben@firm.test'])(ada, 'request-1');
  await welcome([])(ada, 'request-2');
  expect(await rolesOf(ada)).toEqual([]);
});
