import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import {
  assignIntegration,
  assignRole,
  updateIntegration,
} from '@fx-gateway/domain/administration/makeChange.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, valueOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { signedUser } from '../harness/signedUser.ts';

const product = productWithSandbox();

const admin = 'admin@sandbox.test';
const dana = 'corpay@sandbox.test';
const lee = 'nopartner@sandbox.test';
const provider = '10000API_USER';

/** The administrators' calls as a user makes them, in a session of its own. */
const as = async (email: string): Promise<AccountAdministration> =>
  (await product.client.beSignedIn(email, `${email}.json`)).administration();

const accountOf = async (administration: AccountAdministration, email: string) =>
  valueOf(await administration.inspect({ email })).account;

const integrationOf = async (administration: AccountAdministration, clientId: string) =>
  valueOf(await administration.integrations()).find((each) => each.clientId === clientId)?.integrationId ??
  '';

const changesSeenBy = async (administration: AccountAdministration) =>
  valueOf(await (administration.changes?.() ?? Promise.reject(new Error('There is no audit path.'))));

const newClient = {
  integrationId: '',
  clientId: '55501API_USER',
  parentId: provider,
  key: 'Zq7-the whole key',
  kind: 'corpayClient',
};

const everyCall = [
  ['GET', '/admin/get-accounts', undefined],
  ['GET', '/admin/get-integrations', undefined],
  ['GET', '/admin/audit', undefined],
  ['POST', '/admin/inspect-account', { email: dana }],
  ['POST', '/admin/assign-role', { email: dana, role: 'admin', value: true }],
  ['POST', '/admin/assign-integration', { email: dana, integrationId: '' }],
  ['POST', '/admin/update-integration', newClient],
] as const;

describe('who is no administrator (ROLE-2, S-72)', () => {
  it.each(everyCall)('is refused %s %s, and nothing changes', async (method, path, body) => {
    const user = await signedUser(product.url, dana);
    const answer = await user.send(method, `/services/accounts${path}`, { body });
    expect([answer.status, answer.body]).toEqual([403, { message: 'Only administrators may do this.' }]);
    const administrator = await as(admin);
    expect(await changesSeenBy(administrator)).toEqual([]);
    expect(await accountOf(administrator, dana)).toMatchObject({ userRoles: [] });
  });

  it.each(everyCall)('is refused %s %s before a word of it is read', async (method, path) => {
    const user = await signedUser(product.url, dana);
    const answer = await user.send(
      method,
      `/services/accounts${path}`,
      method === 'GET' ? {} : { body: [1] },
    );
    expect(answer.status).toBe(403);
  });

  it('keeps the session: the refusal is none of the gateway', async () => {
    const user = await as(dana);
    expect(failureOf(await user.accounts(''))).toMatchObject({ kind: 'forbidden' });
  });
});

describe('an administrator', () => {
  it('lists all accounts and narrows them by e-mail, whatever signs it is made of (ADMIN-27, S-76)', async () => {
    const administration = await as(admin);
    const all = valueOf(await administration.accounts(''));
    expect(all.map(({ email }) => email)).toEqual(all.map(({ email }) => email).toSorted());
    expect(all.find(({ email }) => email === admin)).toMatchObject({
      userRoles: ['admin'],
      integrationId: expect.any(String),
      origin: 'steamchain',
    });
    const found = async (search: string) =>
      valueOf(await administration.accounts(search)).map(({ email }) => email);
    expect(await found('CORPAY@')).toEqual([dana]);
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
    expect(await found('nobody@')).toEqual([]);
  });

  it('inspects an account by e-mail or id, and is told of a key how it begins (ADMIN-22, ADMIN-28)', async () => {
    const administration = await as(admin);
    const byEmail = valueOf(await administration.inspect({ email: dana.toUpperCase() }));
    expect(byEmail).toMatchObject({
      account: { email: dana, details: { orgName: 'Harbor Lane Imports' } },
      integration: {
        clientId: '10233API_USER',
        parentId: provider,
        kind: 'corpayClient',
        keyStart: '1023',
        keySince: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        parentKind: 'corpayPartner',
        parentKeyStart: '1000',
      },
    });
    const { accountId } = byEmail.account;
    expect(valueOf(await administration.inspect({ accountId }))).toEqual(byEmail);
    expect(valueOf(await administration.inspect({ email: lee })).integration).toBeNull();
  });

  it('is told of an account that is not there, and of two that are not one', async () => {
    const administration = await as(admin);
    for (const target of [{ email: 'nobody@sandbox.test' }, { accountId: 'not a uuid' }]) {
      expect(failureOf(await administration.inspect(target))).toMatchObject({ kind: 'not-found' });
    }
    const { accountId } = await accountOf(administration, dana);
    expect(failureOf(await administration.inspect({ accountId, email: lee }))).toMatchObject({
      kind: 'not-found',
    });
    expect(failureOf(await administration.inspect({}))).toMatchObject({
      message: 'An account id or an email is needed.',
    });
  });

  it('gives the role and takes it away, at once in a session that is open (ADMIN-24, ADMIN-29)', async () => {
    const administration = await as(admin);
    const other = await product.client.beSignedIn(dana, 'dana.json');
    const tools = await other.administration();
    expect(await assignRole(administration, { email: dana }, true)).toEqual({
      kind: 'changed',
      message: `${dana} now has the role admin.`,
      requestId: expect.any(String),
    });
    expect(valueOf(await other.account.load()).userRoles).toEqual(new Set(['admin']));
    expect((await tools.accounts('')).ok).toBe(true);
    await assignRole(administration, { email: dana }, false);
    expect(valueOf(await other.account.load()).userRoles).toEqual(new Set());
    expect(failureOf(await tools.accounts(''))).toMatchObject({ kind: 'forbidden' });
  });

  it('stays one: the last cannot lose the role, not even when two take it from each other at once', async () => {
    const administration = await as(admin);
    expect(await assignRole(administration, { email: admin }, false)).toMatchObject({
      kind: 'refused',
      failure: { message: 'The last administrator cannot lose the role.' },
    });
    await assignRole(administration, { email: dana }, true);
    const other = await as(dana);
    const outcomes = await Promise.all([
      assignRole(administration, { email: dana }, false),
      assignRole(other, { email: admin }, false),
    ]);
    expect(outcomes.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
  });

  it('gives no other role (ROLE-1, ROLE-3)', async () => {
    const administration = await as(admin);
    expect(failureOf(await administration.assignRole({ email: dana }, 'support', true))).toMatchObject({
      kind: 'refused',
      message: 'role: There is no such role.',
    });
  });

  it('connects an account with a partner and takes the connection away, at once and losing nothing', async () => {
    const administration = await as(admin);
    const customer = await product.client.beSignedIn(dana, 'dana.json');
    const integrationId = await integrationOf(administration, '10233API_USER');
    const stored = async () => {
      const answer = await customer.corpayTokens.request();
      return answer.ok ? answer.value.clientCode : answer.failure.code;
    };
    expect(await stored()).toBe('410233');
    await assignIntegration(administration, { email: dana }, '');
    expect(await stored()).toBe('INTEGRATION_MISSING');
    await assignIntegration(administration, { email: dana }, integrationId);
    expect(await stored()).toBe('410233');
    await assignIntegration(administration, { email: lee }, integrationId);
    expect(await accountOf(administration, lee)).toMatchObject({ integrationId });
    expect(await assignIntegration(administration, { email: lee }, 'no such id')).toMatchObject({
      kind: 'refused',
      failure: { kind: 'not-found' },
    });
  });

  it('makes an integration and changes its key, which nobody reads again (ADMIN-31, S-75)', async () => {
    const administration = await as(admin);
    expect(await updateIntegration(administration, newClient)).toMatchObject({ kind: 'changed' });
    const integrationId = await integrationOf(administration, newClient.clientId);
    await assignIntegration(administration, { email: lee }, integrationId);
    const keyStart = async () => valueOf(await administration.inspect({ email: lee })).integration?.keyStart;
    expect(await keyStart()).toBe('Zq7-');
    const next = { ...newClient, integrationId, key: 'another whole key' };
    expect(await updateIntegration(administration, next)).toMatchObject({ kind: 'changed' });
    expect(await keyStart()).toBe('anot');
    const journal = JSON.stringify(await product.control.journal({ service: 'accounts' }));
    const told = JSON.stringify(await changesSeenBy(administration));
    for (const key of [newClient.key, next.key]) expect(journal + told).not.toContain(key);
    expect(await changesSeenBy(administration)).toMatchObject([
      { after: { keyStart: 'anot', keyChanged: true } },
      { action: 'assign-integration' },
      { before: null, after: { keyStart: 'Zq7-' } },
    ]);
  });

  it('is told since when a key is, which a change without another key leaves as it was', async () => {
    const administration = await as(admin);
    await updateIntegration(administration, newClient);
    const integrationId = await integrationOf(administration, newClient.clientId);
    await assignIntegration(administration, { email: lee }, integrationId);
    const since = async () => valueOf(await administration.inspect({ email: lee })).integration?.keySince;
    const [made] = (await changesSeenBy(administration)).toReversed();
    expect(await since()).toBe(made?.at);
    const again = { ...newClient, integrationId };
    await updateIntegration(administration, { ...again, parentId: '' });
    expect(await since()).toBe(made?.at);
    await updateIntegration(administration, { ...again, key: 'another whole key' });
    const [renewed] = await changesSeenBy(administration);
    expect(await since()).toBe(renewed?.at);
  });

  it('is told the changes from a moment on, and that what is no moment is none', async () => {
    const administration = await as(admin);
    await assignRole(administration, { email: dana }, true);
    const [change] = await changesSeenBy(administration);
    const since = async (moment: string) =>
      valueOf(
        await (administration.changes?.(moment) ?? Promise.reject(new Error('There is no audit path.'))),
      );
    expect(await since(change?.at ?? '')).toEqual([change]);
    expect(await since('2099-01-01T00:00:00Z')).toEqual([]);
    const refused = await administration.changes?.('soon');
    expect(refused).toMatchObject({
      failure: { message: 'since: This must be a moment, such as 2026-11-22T12:00:00Z.' },
    });
  });

  it('finds of every account in the list what its customer is found by', async () => {
    const accounts = valueOf(await (await as(admin)).accounts(''));
    const details = (email: string) => accounts.find((each) => each.email === email)?.details;
    expect(details(dana)).toEqual({
      orgName: 'Harbor Lane Imports',
      phone: '503-555-0114',
      fxPartner: 'corpay',
    });
    expect(details('new@sandbox.test') ?? { fxPartner: 'corpay' }).toEqual({ fxPartner: 'corpay' });
  });

  it.each([
    [{ clientId: '5550API_USER' }, 'clientId: Invalid format.'],
    [{ clientId: '55501-API_USER' }, 'clientId: Invalid format.'],
    [{ kind: 'ofxClient' }, 'kind: There is no such kind.'],
    [{ key: 'short' }, 'key: Min length is 8'],
    [{ integrationId: 'unknown' }, 'There is no such integration.'],
  ])('is refused an integration with %j', async (wrong, message) => {
    const administration = await as(admin);
    expect(await updateIntegration(administration, { ...newClient, ...wrong })).toMatchObject({
      kind: 'refused',
      failure: { message },
    });
  });

  it('does not make a second integration of one client by accident', async () => {
    const administration = await as(admin);
    await updateIntegration(administration, newClient);
    expect(await updateIntegration(administration, newClient)).toMatchObject({
      kind: 'refused',
      failure: { message: expect.stringContaining('55501API_USER has the integration') },
    });
  });

  it('finds every change written down: who, what, before, after, the request and when', async () => {
    const administration = await as(admin);
    const began = Date.now();
    await assignRole(administration, { email: dana }, true);
    await assignRole(administration, { email: dana }, true);
    await assignIntegration(administration, { email: dana }, '');
    const [cleared, promoted, ...more] = await changesSeenBy(administration);
    expect(more).toEqual([]);
    expect(promoted).toEqual({
      at: expect.any(String),
      by: admin,
      action: 'assign-role',
      target: dana,
      before: { userRoles: [] },
      after: { userRoles: ['admin'] },
      requestId: expect.any(String),
    });
    expect(Date.parse(promoted?.at ?? '')).toBeGreaterThanOrEqual(began - 1);
    const calls = await product.control.journal({ service: 'accounts', path: '/admin/assign-role' });
    expect(promoted?.requestId).toBe(calls[0]?.requestId);
    expect(cleared).toMatchObject({
      action: 'assign-integration',
      before: { integrationId: expect.any(String) },
      after: { integrationId: null },
    });
  });
});
