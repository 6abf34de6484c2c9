import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyCall } from '../../../packages/services/test/everyCall.ts';
import { amplifyContext } from '../harness/amplifyContext.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';
import { signedUser } from '../harness/signedUser.ts';
import { signRequest, type Credentials } from '../harness/signRequest.ts';

const region = 'us-west-2';
const admin = 'admin@sandbox.test';

describe.each([
  ['a gateway that makes it easy', { strict: false }],
  ['a gateway as strict as the hosted one', { strict: true }],
])('before the services, %s', (_which, settings) => {
  let lease: Lease;
  beforeAll(async () => {
    lease = await leaseSandbox(settings);
  });
  afterAll(() => lease.giveBack());
  beforeEach(() => lease.sandbox.reset());
  afterEach(() => void vi.useRealTimers());

  /** A session of an administrator, who may make every call. */
  const session = async () => {
    const context = await amplifyContext(lease.url);
    await signIn(context, { username: admin, password: 'Sandbox-2026' });
    const { credentials } = await fetchAuthSession(context);
    expect.assert(credentials?.sessionToken !== undefined);
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    return { context, credentials: { accessKeyId, secretAccessKey, sessionToken } };
  };

  const statusesOf = async (
    credentials: Credentials | null,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Readonly<Record<string, number>>> => {
    const statuses: Record<string, number> = {};
    for (const [name, { method, path, body }] of everyCall) {
      const url = new URL(`/services/accounts${path}`, lease.url);
      const payload = body === undefined ? '' : JSON.stringify(body);
      const headers = { ...(body && { 'content-type': 'application/json' }), ...more };
      const { host: _host, ...signed } =
        credentials === null
          ? { ...headers, host: '' }
          : signRequest({ method, url, headers, body: payload, region }, credentials);
      const answer = await fetch(url, { method, headers: signed, ...(body && { body: payload }) });
      statuses[name] = answer.status;
    }
    return statuses;
  };
  const allRefused = Object.fromEntries(everyCall.map(([name]) => [name, 403]));

  const seenByAdministrators = async () => {
    const user = await signedUser(lease.url, admin);
    const paths = ['account', 'admin/get-accounts', 'admin/get-integrations', 'admin/audit'];
    return await Promise.all(
      paths.map(async (path) => (await user.send('GET', `/services/accounts/${path}`)).body),
    );
  };

  const refusesEveryCallOf = async (
    credentials: Credentials | null,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    expect(await statusesOf(credentials, more)).toEqual(allRefused);
    vi.useRealTimers();
  };

  it('refuses every call without a signature, whomever it names in headers of the services', async () => {
    const before = await seenByAdministrators();
    await refusesEveryCallOf(null);
    const named = { 'x-fxg-sub': '0d9a6c1e-3b57-4a52-8c3e-6f0f1b2a4c10', 'x-fxg-email': admin };
    await refusesEveryCallOf(null, { ...named, 'x-fxg-origin': 'steamchain', 'x-fxg-partner': 'corpay' });
    expect(await seenByAdministrators()).toEqual(before);
  });

  it('refuses every call under a forged signature, an invented key and a session of somebody else', async () => {
    const before = await seenByAdministrators();
    const { credentials } = await session();
    const other = (await session()).credentials;
    await refusesEveryCallOf({ ...credentials, secretAccessKey: other.secretAccessKey });
    await refusesEveryCallOf({ ...credentials, accessKeyId: 'ASIAINVENTED' });
    await refusesEveryCallOf({ ...credentials, sessionToken: other.sessionToken });
    expect(await seenByAdministrators()).toEqual(before);
  });

  it('refuses every call under credentials whose time is over', async () => {
    const before = await seenByAdministrators();
    const { credentials } = await session();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    await refusesEveryCallOf(credentials);
    expect(await seenByAdministrators()).toEqual(before);
  });

  it('refuses every call under credentials that were revoked by signing out', async () => {
    const before = await seenByAdministrators();
    const { context, credentials } = await session();
    await signOut(context);
    const statuses = await statusesOf(credentials);
    // A hosted gateway takes them until their time is over, as Amazon documents it.
    if (!settings.strict) {
      expect(statuses).toEqual(allRefused);
      expect(await seenByAdministrators()).toEqual(before);
    } else expect(statuses['GET /account']).toBe(200);
  });
});
