import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../test/answeringServer.ts';
import {
  credentials,
  identityService,
  jwt,
  proofAsked,
  refusal,
  signedIn,
  storedTokens,
  sub,
} from '../../test/identityService.ts';
import { connectSessionService } from './connectSessionService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (
  replies: Parameters<typeof identityService>[0],
  stored: Record<string, string> = {},
  timeLimit?: number,
) => {
  const service = await identityService(replies, {
    stored,
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
  close = service.close;
  return { ...service, identity: connectSessionService(service.caller) };
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

const lastUser = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** What the library keeps of another user. */
const keptOfAnother = Object.fromEntries(
  Object.entries(storedTokens(3600)).map(([key, value]) => [
    key.replace(sub, 'another'),
    key === lastUser ? 'another' : value,
  ]),
);

/** The same with tokens that must be renewed. */
const ended = (kept: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, /(access|id)Token$/.test(key) ? jwt(-60) : value]),
  );

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

  it('asks for the attributes while the credentials are still on their way', async () => {
    const { identity, operations } = await serve({ GetUser: attributes }, storedTokens(3600), 400);
    await identity.currentUser();
    expect(operations()).toEqual(expect.arrayContaining(['GetId', 'GetUser']));
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

  it('says why a token that was revoked elsewhere is refused', async () => {
    const { identity } = await serve(
      { ...credentials, GetUser: refusal('NotAuthorizedException') },
      storedTokens(3600),
    );
    expect(await identity.currentUser()).toMatchObject({
      failure: { name: 'NotAuthorizedException', message: 'Words of the service.' },
    });
  });

  it('takes an identity that the pool refuses for the end of the session', async () => {
    const { identity } = await serve({ GetId: refusal('NotAuthorizedException') }, storedTokens(3600));
    expect(await identity.hasSession()).toBe(false);
    expect(await identity.currentUser()).toMatchObject({ failure: { name: 'NotAuthorizedException' } });
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
    const { identity, storage } = await serve({}, storedTokens(-60), 400);
    const noAnswer = { ok: false, failure: { name: 'no-answer', message: identityMessages.noAnswer } };
    expect(await identity.currentUser()).toEqual(noAnswer);
    expect(await identity.hasSession()).toBe(true);
    expect(storage.kept.size).toBe(5);
  });

  it('that is silent at sign-in is put in our words', async () => {
    const { identity } = await serve({}, {}, 400);
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({
      ok: false,
      failure: { name: 'no-answer', message: identityMessages.noAnswer },
    });
  });

  it('that is silent at sign-out does not keep anybody signed in here', async () => {
    const { identity, storage } = await serve({}, storedTokens(3600), 400);
    expect(await identity.signOut({ everywhere: true })).toEqual({ ok: true, value: undefined });
    expect([...storage.kept.keys()]).toEqual([]);
  });

  it.each([
    [false, 'RevokeToken'],
    [true, 'GlobalSignOut'],
  ])(
    'ends the session also where nothing can be removed here, which is said (everywhere: %s)',
    async (everywhere, operation) => {
      const unusable = new StoreUnusable('/kept/credentials.json', { why: 'it is read-only', broken: false });
      const {
        caller,
        operations,
        close: end,
      } = await identityService(
        { [operation]: { body: {} } },
        { stored: storedTokens(3600), keeps: unusable },
      );
      close = end;
      await expect(connectSessionService(caller).signOut({ everywhere })).rejects.toBe(unusable);
      expect(operations()).toEqual([operation]);
    },
  );

  it('is not asked without e-mail or password', async () => {
    const { identity, operations } = await serve({});
    expect((await identity.signIn('', 'Sandbox-2026')).ok).toBe(false);
    expect((await identity.signIn('ada@example.test', '')).ok).toBe(false);
    expect(operations()).toEqual([]);
  });

  it.each([
    ['UserNotConfirmedException', 'CONFIRM_SIGN_UP'],
    ['PasswordResetRequiredException', 'RESET_PASSWORD'],
  ])('that refuses a sign-in with %s says what the account needs', async (name, step) => {
    const { identity } = await serve({ InitiateAuth: proofAsked, RespondToAuthChallenge: refusal(name) }, {});
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({ ok: true, value: step });
  });

  it('that asks for something this product does not know is quoted', async () => {
    const { identity } = await serve(
      {
        InitiateAuth: proofAsked,
        RespondToAuthChallenge: { body: { ChallengeName: 'SMS_MFA', ChallengeParameters: {}, Session: 's' } },
      },
      {},
    );
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({
      ok: true,
      value: { unsupported: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' },
    });
  });

  it('is never sent the password, which is proved instead', async () => {
    const { identity, bodies } = await serve(
      { InitiateAuth: proofAsked, RespondToAuthChallenge: signedIn },
      {},
    );
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({ ok: true, value: 'DONE' });
    const sent = JSON.stringify([...bodies('InitiateAuth'), ...bodies('RespondToAuthChallenge')]);
    expect(sent).toContain('ada@example.test');
    expect(sent).not.toContain('Sandbox-2026');
  });

  it('replaces a kept session when another sign-in succeeds, and ends the replaced one at the service', async () => {
    const { identity, storage, bodies } = await serve(
      { InitiateAuth: proofAsked, RespondToAuthChallenge: signedIn, RevokeToken: { body: {} } },
      keptOfAnother,
    );
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({ ok: true, value: 'DONE' });
    expect(storage.kept.get(lastUser)).not.toBe('another');
    expect([...storage.kept.keys()].filter((key) => key.includes('another'))).toEqual([]);
    expect(bodies('RevokeToken')).toEqual([{ ClientId: 'client', Token: 'refresh' }]);
  });

  it('never looks as if nobody were signed in while the same user signs in again', async () => {
    const stored = storedTokens(3600);
    const { identity, storage } = await serve(
      { InitiateAuth: proofAsked, RespondToAuthChallenge: signedIn, RevokeToken: { body: {} } },
      stored,
    );
    const seen = new Set<string | undefined>();
    const looking = setInterval(() => seen.add(storage.kept.get(lastUser)));
    expect(await identity.signIn('ada@example.test', 'Sandbox-2026')).toEqual({ ok: true, value: 'DONE' });
    clearInterval(looking);
    expect([...seen]).toEqual([sub]);
  });

  it.each([
    ['is refused', { RespondToAuthChallenge: refusal('NotAuthorizedException') }],
    ['is not answered', {}],
    ['asks for more', { RespondToAuthChallenge: refusal('UserNotConfirmedException') }],
  ] as const)('leaves a kept session as it is when another sign-in %s', async (_, answers) => {
    const { identity, storage } = await serve({ InitiateAuth: proofAsked, ...answers }, keptOfAnother, 400);
    await identity.signIn('ada@example.test', 'Sandbox-2026');
    expect(Object.fromEntries(storage.kept)).toEqual(keptOfAnother);
  });

  it.each(['replaced', 'ended'])(
    'does not keep what a renewal brings that was under way when its session was %s',
    async (how) => {
      const gate = new EventTarget();
      const opened = new Promise<void>((resolve) => gate.addEventListener('open', () => resolve()));
      const { identity, storage, operations } = await serve(
        {
          ...credentials,
          InitiateAuth: proofAsked,
          RespondToAuthChallenge: signedIn,
          RevokeToken: { body: {} },
          GetTokensFromRefreshToken: {
            after: opened,
            body: { AuthenticationResult: { AccessToken: jwt(3600), IdToken: jwt(3600), ExpiresIn: 3600 } },
          },
        },
        ended(keptOfAnother),
      );
      const renewing = identity.hasSession();
      await expect.poll(operations).toContain('GetTokensFromRefreshToken');
      if (how === 'replaced') await identity.signIn('ada@example.test', 'Sandbox-2026');
      else await identity.signOut();
      const kept = Object.fromEntries(storage.kept);
      gate.dispatchEvent(new Event('open'));
      await renewing;
      expect(Object.fromEntries(storage.kept)).toEqual(kept);
      expect(kept[lastUser] === undefined).toBe(how === 'ended');
      expect(kept[lastUser]).not.toBe('another');
    },
  );
});
