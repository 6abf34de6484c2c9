import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectServices, fileStore, loadConfiguration, type Services } from '@fx-gateway/adapters/node';
import { registrationAttributes } from '@fx-gateway/domain/identity';
import type { Result } from '@fx-gateway/domain/result';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder } from '../harness/removeFolder.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

const newPassword = 'A long walk home';

const organization = {
  firstName: 'Ada',
  lastName: 'Byron',
  orgName: 'Harbour',
  email: 'ada@example.test',
  phone: '503 555 0100',
  address: '1 Pier',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
};

let running: StartedSandbox;
let folder: string;

beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.sandbox.close());
beforeEach(async () => {
  await running.sandbox.reset();
  folder = await mkdtemp(join(tmpdir(), 'adapters-'));
});
afterEach(() => removeFolder(folder));

const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const failureOf = <F>(result: Result<unknown, F>): F => {
  if (result.ok) throw new Error(`succeeded with ${JSON.stringify(result.value)}`);
  return result.failure;
};

const connect = async (): Promise<Services> => {
  const configuration = valueOf(await loadConfiguration(`${running.url}/config.json`));
  return connectServices(configuration, { store: fileStore(join(folder, 'tokens.json')) });
};

const control = async (path: string, method: 'POST' | 'GET' | 'DELETE', body?: unknown): Promise<string> => {
  const answer = await fetch(`${running.url}/sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.text();
};

const codesFor = async (email: string): Promise<readonly string[]> => {
  const mails: readonly { readonly code: string }[] = JSON.parse(
    await control(`/mail?to=${encodeURIComponent(email)}`, 'GET'),
  );
  return mails.map(({ code }) => code);
};

const newestCode = async (email: string): Promise<string> => (await codesFor(email))[0] ?? '';

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

const register = (services: Services, email: string, password = newPassword) =>
  services.registration.register(
    password,
    registrationAttributes(
      { username: '', email, password, password_confirm: password, terms: true, fxPartner: 'ofx' },
      'afs',
    ),
  );

describe('a person who has never been here', () => {
  it('registers, confirms by code, signs in, and saves an organization that is found again', async () => {
    const services = await connect();
    const email = 'ada@example.test';
    expect(valueOf(await register(services, email))).toBe('CONFIRM_SIGN_UP');
    expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('CONFIRM_SIGN_UP');
    const code = await newestCode(email);
    expect(failureOf(await services.registration.confirm(email, otherThan(code))).name).toBe(
      'CodeMismatchException',
    );
    expect(valueOf(await services.registration.confirm(email, code))).toBe('DONE');
    expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('DONE');
    expect(valueOf(await services.identity.currentUser())).toMatchObject({
      email,
      verified: true,
      preferred_username: 'ada',
      fxPartner: 'ofx',
      origin: 'afs',
    });

    expect(valueOf(await services.account.load())).toMatchObject({
      settings: null,
      partners: [],
      exchanges: [],
    });
    expect(failureOf(await services.account.save({ orgName: 'Harbour' }))).toMatchObject({ kind: 'refused' });
    const settings = { ...organization, colour: 'blue', limits: { daily: [1, null, 'x'] } };
    valueOf(await services.account.save(settings));
    expect(valueOf(await services.account.load()).settings).toEqual(settings);
  });

  it('gets another code, after which the first is worth nothing', async () => {
    const services = await connect();
    const email = 'ada@example.test';
    await register(services, email);
    const first = await newestCode(email);
    valueOf(await services.registration.resendCode(email));
    const second = await newestCode(email);
    if (first !== second) {
      expect(failureOf(await services.registration.confirm(email, first)).name).toBe('CodeMismatchException');
    }
    valueOf(await services.registration.confirm(email, second));
    expect(failureOf(await services.registration.confirm(email, second)).message).not.toBe('');
  });

  it('is refused a short or common password and an e-mail that is taken, and codes without end', async () => {
    const services = await connect();
    expect(failureOf(await register(services, 'ada@example.test', 'short')).name).toBe(
      'InvalidPasswordException',
    );
    expect(failureOf(await register(services, 'ada@example.test', 'password1')).name).toBe(
      'InvalidPasswordException',
    );
    expect(failureOf(await register(services, 'corpay@sandbox.test')).name).toBe('UsernameExistsException');
    const names: string[] = [];
    for (let asked = 0; asked < 8; asked += 1) {
      const answer = await services.passwords.requestCode('corpay@sandbox.test');
      if (!answer.ok) names.push(answer.failure.name);
    }
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names)).toEqual(new Set(['LimitExceededException']));
  });
});

describe('a person whose account is stuck', () => {
  it('confirms it late', async () => {
    const services = await connect();
    const email = 'unconfirmed@sandbox.test';
    expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('CONFIRM_SIGN_UP');
    valueOf(await services.registration.resendCode(email));
    expect(valueOf(await services.registration.confirm(email, await newestCode(email)))).toBe('DONE');
    expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('DONE');
  });

  it('resets the password by code, once', async () => {
    const services = await connect();
    const email = 'reset@sandbox.test';
    expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('RESET_PASSWORD');
    valueOf(await services.passwords.requestCode(email));
    const code = await newestCode(email);
    expect(failureOf(await services.passwords.reset(email, code, 'password1')).name).toBe(
      'InvalidPasswordException',
    );
    valueOf(await services.passwords.reset(email, code, newPassword));
    expect((await services.passwords.reset(email, code, 'Another long walk')).ok).toBe(false);
    expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('DONE');
  });

  it('chooses the new password that was demanded, also after one that would not do', async () => {
    const services = await connect();
    const email = 'forced@sandbox.test';
    expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe(
      'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    );
    expect(failureOf(await services.passwords.answerForcedChange('password1')).name).toBe(
      'InvalidPasswordException',
    );
    expect(valueOf(await services.passwords.answerForcedChange(newPassword))).toBe('DONE');
    expect(valueOf(await services.identity.currentUser())?.email).toBe(email);
    await services.identity.signOut();
    expect(valueOf(await services.identity.signIn(email, newPassword))).toBe('DONE');
  });
});

describe('a signed-in person', () => {
  const email = 'empty@sandbox.test';

  it('changes the password while the identity pool is away', async () => {
    const services = await connect();
    expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('DONE');
    const next = await connect();
    await control('/faults', 'POST', [
      { service: 'cognito', operation: 'GetId', fault: 'status', status: 500 },
      { service: 'cognito', operation: 'GetCredentialsForIdentity', fault: 'status', status: 500 },
    ]);
    expect(failureOf(await next.passwords.change('Wrong-2026', newPassword)).name).toBe(
      'NotAuthorizedException',
    );
    valueOf(await next.passwords.change(seededPassword, newPassword));
    await control('/faults', 'DELETE');
    await next.identity.signOut();
    expect(valueOf(await next.identity.signIn(email, newPassword))).toBe('DONE');
  });

  it('hears of trouble when settings cannot be kept, and keeps what was there', async () => {
    const services = await connect();
    await services.identity.signIn(email, seededPassword);
    const before = valueOf(await services.account.load()).settings;
    await control('/faults', 'POST', [
      { service: 'accounts', method: 'PUT', path: '/account', fault: 'status', status: 503 },
    ]);
    expect(failureOf(await services.account.save({ orgName: 'Lost' })).kind).toBe('server-trouble');
    await control('/faults', 'DELETE');
    expect(valueOf(await services.account.load()).settings).toEqual(before);
  });
});

describe('passwords and codes', () => {
  it('are neither in the journal of the requests nor in any file', async () => {
    const services = await connect();
    const email = 'forced@sandbox.test';
    await services.identity.signIn(email, seededPassword);
    await services.passwords.answerForcedChange(newPassword);
    await services.passwords.change(newPassword, 'Another long walk');
    await services.passwords.requestCode('reset@sandbox.test');
    const code = await newestCode('reset@sandbox.test');
    await services.passwords.reset('reset@sandbox.test', code, 'Yet another long walk');
    await register(services, 'ada@example.test');
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const kept = [await control('/requests', 'GET'), ...files].join('\n');
    expect(kept).toContain('ConfirmForgotPassword');
    for (const secret of [seededPassword, newPassword, 'Another long walk', 'Yet another', `"${code}"`]) {
      expect(kept).not.toContain(secret);
    }
  });
});
