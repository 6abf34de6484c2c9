import { identityWords } from '@fx-gateway/domain/identity';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Heard, type Reply } from '../../test/answeringServer.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { systemTimers } from '../systemPorts.ts';
import { connectIdentity } from './connectIdentity.ts';
import { connectLibrary } from './connectLibrary.ts';
import { identityCaller } from './identityCaller.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const sub = '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a01';
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const jwt = (lifeInSeconds: number, more: object = {}): string => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub,
    iat: now,
    exp: now + lifeInSeconds,
    origin_jti: 'o',
    iss: 'http://pool.test/us-west-2_Pool',
  };
  return `${encode({ alg: 'RS256' })}.${encode({ ...claims, ...more })}.c2ln`;
};

const operationOf = ({ headers }: Heard): string => String(headers['x-amz-target']).split('.')[1] ?? '';

const storedTokens = (lifeInSeconds: number): Record<string, string> => {
  const prefix = 'CognitoIdentityServiceProvider.client';
  return {
    [`${prefix}.LastAuthUser`]: sub,
    [`${prefix}.${sub}.accessToken`]: jwt(lifeInSeconds),
    [`${prefix}.${sub}.idToken`]: jwt(lifeInSeconds),
    [`${prefix}.${sub}.refreshToken`]: 'refresh',
    [`${prefix}.${sub}.clockDrift`]: '0',
  };
};

const serve = async (replies: Readonly<Record<string, Reply>>, stored: Record<string, string> = {}) => {
  const server = await answeringServer((heard) => replies[operationOf(heard)] ?? 'silence');
  close = server.close;
  const storage = memoryStorage(stored);
  const library = connectLibrary(
    {
      region: 'us-west-2',
      identity: {
        userPoolId: 'us-west-2_Pool',
        userPoolClientId: 'client',
        identityPoolId: 'us-west-2:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400',
        userPoolEndpoint: server.url,
        identityPoolEndpoint: server.url,
      },
    },
    {},
    storage,
  );
  return {
    identity: connectIdentity(identityCaller(library, systemTimers, 400)),
    storage,
    operations: () => server.heard.map(operationOf),
  };
};

const credentials: Readonly<Record<string, Reply>> = {
  GetId: { body: { IdentityId: 'us-west-2:id' } },
  GetCredentialsForIdentity: {
    body: {
      IdentityId: 'us-west-2:id',
      Credentials: {
        AccessKeyId: 'A',
        SecretKey: 'S',
        SessionToken: 'T',
        Expiration: Date.now() / 1000 + 3600,
      },
    },
  },
};

const attributes: Reply = {
  body: {
    Username: sub,
    UserAttributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: 'ada@example.test' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'preferred_username', Value: 'ada' },
      { Name: 'custom:fxpartner', Value: 'ofx' },
      { Name: 'custom:so', Value: 'afs' },
      { Name: 'custom:other', Value: 'ignored' },
    ],
  },
};

const refusal = (name: string): Reply => ({
  status: 400,
  headers: { 'x-amzn-errortype': name },
  body: { __type: name, message: 'Words of the service.' },
});

describe('the identity service', () => {
  it('makes the user from fresh attributes and the identity token', async () => {
    const stored = storedTokens(3600);
    const { identity } = await serve({ ...credentials, GetUser: attributes }, stored);
    expect(await identity.currentUser()).toEqual({
      ok: true,
      value: {
        email: 'ada@example.test',
        verified: true,
        sub,
        preferred_username: 'ada',
        jwtToken: stored[`CognitoIdentityServiceProvider.client.${sub}.idToken`],
        fxPartner: 'ofx',
        origin: 'afs',
      },
    });
  });

  it('knows nobody, and asks nothing, when no tokens are kept', async () => {
    const { identity, operations } = await serve({});
    expect(await identity.currentUser()).toEqual({ ok: true, value: null });
    expect(await identity.hasSession()).toBe(false);
    expect(operations()).toEqual([]);
  });

  it('renews ended tokens once, however many wait for them', async () => {
    const { identity, operations } = await serve(
      {
        ...credentials,
        GetUser: attributes,
        GetTokensFromRefreshToken: {
          body: { AuthenticationResult: { AccessToken: jwt(3600), IdToken: jwt(3600), ExpiresIn: 3600 } },
        },
      },
      storedTokens(-60),
    );
    const answers = await Promise.all([identity.hasSession(), identity.hasSession(), identity.currentUser()]);
    expect(answers).toMatchObject([true, true, { ok: true, value: { sub } }]);
    const count = (name: string) => operations().filter((operation) => operation === name).length;
    expect(count('GetTokensFromRefreshToken')).toBe(1);
    expect(count('GetId')).toBe(1);
    expect(count('GetCredentialsForIdentity')).toBe(1);
  });

  it('takes a refused renewal for the end of the session', async () => {
    const { identity, storage } = await serve(
      { GetTokensFromRefreshToken: refusal('NotAuthorizedException') },
      storedTokens(-60),
    );
    expect(await identity.currentUser()).toEqual({ ok: true, value: null });
    expect(await identity.signOut()).toEqual({ ok: true, value: undefined });
    expect([...storage.kept.keys()]).toEqual([]);
  });

  it('takes a token that was revoked elsewhere for the end of the session', async () => {
    const { identity, storage } = await serve(
      { ...credentials, GetUser: refusal('NotAuthorizedException'), RevokeToken: { body: {} } },
      storedTokens(3600),
    );
    expect(await identity.currentUser()).toEqual({ ok: true, value: null });
    expect([...storage.kept.keys()]).toEqual([]);
  });

  it('keeps the session when the account must choose a new password, and says so', async () => {
    const { identity, storage } = await serve(
      { ...credentials, GetUser: refusal('PasswordResetRequiredException') },
      storedTokens(3600),
    );
    expect(await identity.currentUser()).toEqual({
      ok: false,
      failure: { name: 'PasswordResetRequiredException', message: 'Words of the service.' },
    });
    expect(storage.kept.size).toBeGreaterThan(0);
  });

  it('is not waited for longer than the time limit, and the session is kept', async () => {
    const { identity, storage } = await serve({}, storedTokens(-60));
    const noAnswer = { ok: false, failure: { name: 'no-answer', message: identityWords.noAnswer } };
    expect(await identity.currentUser()).toEqual(noAnswer);
    expect(await identity.hasSession()).toBe(true);
    expect(storage.kept.size).toBe(5);
  });

  it('that is silent at sign-in is put in our words', async () => {
    const { identity } = await serve({});
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({
      ok: false,
      failure: { name: 'no-answer', message: identityWords.noAnswer },
    });
  });

  it('that is silent at sign-out does not keep anybody signed in here', async () => {
    const { identity, storage } = await serve({}, storedTokens(3600));
    expect(await identity.signOut({ everywhere: true })).toEqual({ ok: true, value: undefined });
    expect([...storage.kept.keys()]).toEqual([]);
  });

  it('is not asked without e-mail or password', async () => {
    const { identity, operations } = await serve({});
    expect((await identity.signIn('', 'Sandbox-2026')).ok).toBe(false);
    expect((await identity.signIn('ada@example.test', '')).ok).toBe(false);
    expect(operations()).toEqual([]);
  });
});
