import { beforeEach, describe, expect, it } from 'vitest';
import { noon, people, runningServices } from '../../test/runningServices.ts';
import { organization } from '../../test/everyCall.ts';

const services = runningServices();
const { admin, call } = services;
const { ines, dana, lee } = people;

type Account = {
  readonly accountId: string;
  readonly email: string;
  readonly userRoles: readonly string[];
  readonly integrationId: string | null;
  readonly version: string;
};
const accounts = async (search?: string) =>
  (
    (
      await admin(
        'GET',
        `get-accounts${search === undefined ? '' : `?emailSearch=${encodeURIComponent(search)}`}`,
      )
    ).body as { accounts: readonly Account[] }
  ).accounts;
const accountOf = async (email: string) => {
  const known = (await accounts()).find((each) => each.email === email);
  expect.assert(known !== undefined);
  return known;
};
const found = async (search: string) => (await accounts(search)).map(({ email }) => email);
const changes = async (query = '') =>
  ((await admin('GET', `audit${query}`)).body as { changes: readonly object[] }).changes;
const role = (email: string, value: boolean, headers?: Record<string, string>) =>
  admin('POST', 'assign-role', { email, role: 'admin', value }, headers);

beforeEach(async () => {
  await call(dana, 'PUT', '/account', {
    body: { ...organization('Harbor Lane Imports', 'own@harbor.test'), theme: 'dark' },
  });
  await call(lee, 'GET', '/account');
});

describe('the accounts that administrators see', () => {
  it('are all of them by e-mail, with what their customers are found by and nothing else they entered', async () => {
    const all = await accounts();
    expect(all.map(({ email }) => email)).toEqual([dana.email, ines.email, lee.email]);
    expect(all[0]).toEqual({
      accountId: expect.stringMatching(/^[\da-f-]{36}$/),
      email: dana.email,
      userRoles: [],
      integrationId: null,
      origin: 'steamchain',
      details: { orgName: 'Harbor Lane Imports', phone: '503', fxPartner: 'corpay' },
      version: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(all[2]).toMatchObject({ details: { fxPartner: 'corpay' } });
  });

  it('are narrowed by a part of the e-mail, whose signs mean themselves', async () => {
    expect(await found('DANA@')).toEqual([dana.email]);
    expect(await found('%')).toEqual([]);
    expect(await found('d_na')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
  });

  it('are without one whose address belongs to another user by now', async () => {
    await call({ ...lee, email: dana.email }, 'GET', '/account');
    const all = await accounts();
    expect(all.map(({ email }) => email)).toEqual([dana.email, ines.email]);
    expect(all[0]).toMatchObject({ details: { fxPartner: 'corpay' } });
  });

  it('are inspected by id or e-mail, with what the organization entered', async () => {
    const { accountId } = await accountOf(dana.email);
    const byEmail = await admin('POST', 'inspect-account', { email: dana.email.toUpperCase() });
    expect(byEmail).toEqual({
      status: 200,
      body: {
        account: {
          ...(await accountOf(dana.email)),
          details: { ...organization('Harbor Lane Imports', 'own@harbor.test'), fxPartner: 'corpay' },
        },
        integration: null,
      },
    });
    expect(await admin('POST', 'inspect-account', { accountId: accountId.toUpperCase() })).toEqual(byEmail);
    expect(await admin('POST', 'inspect-account', { accountId, email: dana.email })).toEqual(byEmail);
  });

  it('are refused where none is named, none is there, or two are named that are not one', async () => {
    const { accountId } = await accountOf(dana.email);
    const none = { status: 404, body: { message: 'There is no such account.' } };
    expect(await admin('POST', 'inspect-account', {})).toEqual({
      status: 400,
      body: { message: 'An account id or an email is needed.' },
    });
    for (const target of [
      { email: 'nobody@harbor.test' },
      { accountId: 'none' },
      { accountId, email: lee.email },
    ]) {
      expect(await admin('POST', 'inspect-account', target)).toEqual(none);
      expect(await admin('POST', 'assign-role', { ...target, role: 'admin', value: true })).toEqual(none);
      expect(await admin('POST', 'assign-integration', { ...target, integrationId: '' })).toEqual(none);
    }
  });
});

describe('the role of an administrator', () => {
  it('is given and taken away, told in a sentence and written down with what stood there', async () => {
    expect(await role(dana.email, true)).toEqual({
      status: 200,
      body: { message: `${dana.email} now has the role admin.` },
    });
    expect(await role(dana.email, false)).toEqual({
      status: 200,
      body: { message: `${dana.email} no longer has the role admin.` },
    });
    const written = {
      at: new Date(noon).toISOString(),
      by: ines.email,
      action: 'assign-role',
      target: dana.email,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    };
    expect(await changes()).toEqual([
      { ...written, before: { userRoles: ['admin'] }, after: { userRoles: [] } },
      { ...written, before: { userRoles: [] }, after: { userRoles: ['admin'] } },
    ]);
  });

  it('that is so already is done, whatever was seen, and is no second change', async () => {
    await role(dana.email, true);
    expect((await role(dana.email, true, { 'if-match': '"long ago"' })).status).toBe(200);
    expect((await role(lee.email, false)).status).toBe(200);
    expect(await changes()).toHaveLength(1);
  });

  it('stays with one: the last administrator cannot lose it, not when two take it from each other either', async () => {
    const refused = {
      status: 409,
      body: { message: 'The last administrator cannot lose the role.' },
    };
    expect(await role(ines.email, false)).toEqual(refused);
    await role(dana.email, true);
    const taken = await Promise.all([
      role(dana.email, false),
      call(dana, 'POST', '/admin/assign-role', { body: { email: ines.email, role: 'admin', value: false } }),
    ]);
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is given against what was seen: another change meanwhile makes nothing of it', async () => {
    const { version } = await accountOf(dana.email);
    await role(dana.email, true);
    await role(dana.email, false);
    expect(await role(dana.email, true, { 'if-match': `"${version}"` })).toEqual({
      status: 412,
      body: { message: 'Changed meanwhile: the record is not as you saw it, so nothing was changed.' },
    });
    const now = (await accountOf(dana.email)).version;
    expect(now).not.toBe(version);
    expect((await role(dana.email, true, { 'if-match': `"${now}"` })).status).toBe(200);
    expect((await accountOf(lee.email)).version).toBe((await accountOf(lee.email)).version);
  });

  it.each([
    [{ email: dana.email, role: 'support', value: true }, 'role: There is no such role.'],
    [{ email: dana.email, role: 'admin', value: 'yes' }, 'value: This must be true or false.'],
    [{ email: 1, role: 'admin', value: true }, 'email: This must be a text.'],
    [[1], 'body: Invalid input: expected object, received array'],
  ])('is refused as %j sends it, with the field and the cure', async (body, message) => {
    expect(await admin('POST', 'assign-role', body)).toEqual({ status: 400, body: { message } });
    expect(await changes()).toEqual([]);
  });
});

describe('the changes that are told', () => {
  it('are those from a moment on, the newest first', async () => {
    await role(dana.email, true);
    await role(lee.email, true);
    expect(await changes('?since=2026-11-30T12:00:00Z')).toMatchObject([
      { target: lee.email },
      { target: dana.email },
    ]);
    expect(await changes('?since=2026-11-30T12:00:01Z')).toEqual([]);
    expect(await admin('GET', 'audit?since=soon')).toEqual({
      status: 400,
      body: { message: 'since: This must be a moment, such as 2026-11-22T12:00:00Z.' },
    });
  });
});
