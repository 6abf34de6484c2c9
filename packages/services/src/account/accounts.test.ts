import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import { accountTable } from './accountTable.ts';
import type { Caller } from './accountsContext.ts';
import { readOrCreateAccount, saveSettings } from './accounts.ts';
import { organizationSettingsSchema } from './organizationSettingsSchema.ts';
import { findSettingsRefusal } from './findSettingsRefusal.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
}, 60_000);

afterAll(() => database.close());

const services = () => ({ db: database.db, now: () => 0, onboard: async () => undefined });
const dana: Caller = {
  sub: '5f1d0c52-6a0b-4f6e-9b1c-000000000001',
  email: 'dana@harbor.test',
  origin: 'steamchain',
  fxPartner: 'corpay',
};
const lee: Caller = { ...dana, sub: '5f1d0c52-6a0b-4f6e-9b1c-000000000002', email: 'lee@waiting.test' };

describe('an account', () => {
  it('is made at first sight, without settings and roles, and stays the same', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => readOrCreateAccount(services(), dana)));

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

    expect((await readOrCreateAccount(services(), dana)).settings).toEqual(settings);
    expect((await readOrCreateAccount(services(), lee)).settings).toBeNull();
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

const deep = (levels: number): object => (levels === 0 ? {} : { deeper: deep(levels - 1) });

const emailsOf = async (...subs: readonly string[]) => {
  const rows = await accountTable(database.db).selectFrom('accounts').select(['sub', 'email']).execute();
  return subs.map((sub) => rows.find((row) => row.sub === sub)?.email);
};

describe('the user of an account', () => {
  it('is the one that the last call showed', async () => {
    await readOrCreateAccount(services(), dana);
    await readOrCreateAccount(services(), { ...dana, email: 'Dana@Elsewhere.test' });
    expect(await emailsOf(dana.sub)).toEqual(['dana@elsewhere.test']);
  });

  it('has an address alone: who registers with one that was given up takes it over', async () => {
    const ann = { ...dana, sub: '5f1d0c52-6a0b-4f6e-9b1c-000000000003', email: 'ann@harbor.test' };
    const later = { ...ann, sub: '5f1d0c52-6a0b-4f6e-9b1c-000000000004' };
    await readOrCreateAccount(services(), ann);
    const account = await readOrCreateAccount(services(), later);
    expect(await emailsOf(ann.sub, later.sub)).toEqual([null, 'ann@harbor.test']);
    expect(account.settings).toBeNull();
  });

  it('is made once by each, and nothing fails, where several come at once with one address', async () => {
    const users = Array.from({ length: 12 }, (_each, at) => ({
      ...dana,
      sub: `5f1d0c52-6a0b-4f6e-9b1c-0000000001${String(at % 6).padStart(2, '0')}`,
      email: at % 2 === 0 ? 'both@harbor.test' : 'BOTH@harbor.test',
    }));
    await Promise.all(users.map((user) => readOrCreateAccount(services(), user)));
    const emails = await emailsOf(...users.slice(0, 6).map(({ sub }) => sub));
    expect(emails.filter((email) => email !== null)).toEqual(['both@harbor.test']);
  });
});

describe('the settings that are sent', () => {
  it.each([
    [undefined, 400, 'settings: This must be an object.'],
    [null, 400, 'settings: This must be an object.'],
    [[organization], 400, 'settings: This must be an object.'],
    ['orgName', 400, 'settings: This must be an object.'],
    [{ ...organization, note: 'a\0b' }, 400, 'settings: Invalid format.'],
    [{ ...organization, ['half \uD83D']: 1 }, 400, 'settings: Invalid format.'],
    [{ ...organization, deep: deep(40) }, 400, 'settings: Max depth is 32'],
    [{ ...organization, email: 'dana' }, 400, 'email: Not a valid email address.'],
    [{ ...organization, note: 'x'.repeat(70_000) }, 413, 'settings: Max size is 64 kB.'],
  ])('are refused when nobody could keep them (%#)', (body, status, message) => {
    const bytes = Buffer.byteLength(JSON.stringify(body) ?? '');
    expect(findSettingsRefusal(body, bytes)).toEqual({ status, message });
  });

  it.each([{ note: 'back \\u0000 slash' }, { note: 'whole \u{1F600}' }, { deep: deep(30) }])(
    'are taken with %j',
    (more) => {
      expect(findSettingsRefusal({ ...organization, ...more }, 1_000)).toBeUndefined();
    },
  );

  it('may hold more than the organization', () => {
    expect(organizationSettingsSchema.parse({ ...organization, theme: 'dark' })).toEqual({
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
    const { error } = organizationSettingsSchema.safeParse({ ...organization, ...wrong });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });
});
