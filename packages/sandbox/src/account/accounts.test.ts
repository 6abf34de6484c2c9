import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../server/migrate.ts';
import { openDatabase, type OpenDatabase } from '../server/openDatabase.ts';
import { accountPlugin } from './accountPlugin.ts';
import { accountOf, saveSettings } from './accounts.ts';
import { organizationSettings } from './organizationSettings.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ dataFolder: 'memory' });
  await migrate(database.db, [accountPlugin]);
}, 60_000);

afterAll(() => database.close());

const services = () => ({ db: database.db, now: () => 0 });
const dana = '5f1d0c52-6a0b-4f6e-9b1c-000000000001';

describe('an account', () => {
  it('is made at first sight, without settings and roles, and stays the same', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => accountOf(services(), dana)));

    expect(accounts[0]).toEqual({
      accountId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      roles: [],
      settings: null,
    });
    expect(accounts).toEqual([accounts[0], accounts[0], accounts[0]]);
  });

  it('keeps its settings whole, for its own person alone', async () => {
    const settings = { orgName: 'Ünïcode "quoted" \\ Ltd', nested: { list: [1, null, true] } };
    await saveSettings(services(), dana, settings);

    expect((await accountOf(services(), dana)).settings).toEqual(settings);
    expect((await accountOf(services(), dana.replace(/1$/, '2'))).settings).toBeNull();
  });
});

const organization = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  orgName: 'Harbor Lane Imports',
  email: 'dana@harbor.test',
  phone: '503',
  address: 'Lane 1',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
};

describe('the settings that are sent', () => {
  it('may hold more than the organization', () => {
    expect(organizationSettings.parse({ ...organization, theme: 'dark' })).toEqual({
      ...organization,
      theme: 'dark',
    });
  });

  it.each([
    [{ orgName: ' ' }, 'orgName', 'Required field.'],
    [{ phone: undefined }, 'phone', 'Required field.'],
    [{ email: 'dana' }, 'email', 'Not a valid email address.'],
    [{ zip: '9720A' }, 'zip', 'Invalid format.'],
    [{ zip: 97204 }, 'zip', 'Required field.'],
    [{ city: 'x'.repeat(201) }, 'city', 'Max length is 200'],
  ])('are refused with %o', (wrong, field, message) => {
    const { error } = organizationSettings.safeParse({ ...organization, ...wrong });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });
});
