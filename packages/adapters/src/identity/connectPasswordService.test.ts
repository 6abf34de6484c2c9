import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../system/systemPorts.ts';
import type { Reply } from '../../test/answeringServer.ts';
import {
  credentials,
  identityService,
  proofAsked,
  refusal,
  signedIn,
  storedTokens,
} from '../../test/identityService.ts';
import { connectSessionService } from './connectSessionService.ts';
import { connectPasswordService } from './connectPasswordService.ts';
import { connectRegistrationService } from './connectRegistrationService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (
  replies: Parameters<typeof identityService>[0],
  options: Parameters<typeof identityService>[1] = {},
) => {
  const service = await identityService(replies, options);
  close = service.close;
  return {
    ...service,
    identity: connectSessionService(service.caller),
    passwords: connectPasswordService(service.caller),
  };
};

const changeAsked: Reply = {
  body: {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: { userAttributes: '{}', requiredAttributes: '[]' },
    Session: 'session',
  },
};

const beginForced = async (answers: readonly Reply[]) => {
  const forced = await serve({
    ...credentials,
    InitiateAuth: proofAsked,
    RespondToAuthChallenge: [changeAsked, ...answers],
    RevokeToken: { body: {} },
  });
  expect(await forced.identity.signIn('ada@example.test', 'Given-2026')).toEqual({
    ok: true,
    value: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  });
  return forced;
};

describe('a forgotten password', () => {
  it('is set anew with the mailed code', async () => {
    const { passwords, bodies } = await serve({
      ForgotPassword: { body: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } } },
      ConfirmForgotPassword: { body: {} },
    });
    expect(await passwords.requestCode('ada@example.test')).toEqual({ ok: true, value: undefined });
    expect(await passwords.reset('ada@example.test', '123456', ' New-2026 ')).toEqual({
      ok: true,
      value: undefined,
    });
    expect(bodies('ForgotPassword')).toEqual([{ Username: 'ada@example.test', ClientId: 'client' }]);
    expect(bodies('ConfirmForgotPassword')).toEqual([
      {
        Username: 'ada@example.test',
        ConfirmationCode: '123456',
        Password: ' New-2026 ',
        ClientId: 'client',
      },
    ]);
  });

  it('is refused in the words of the service', async () => {
    const { passwords } = await serve({
      ForgotPassword: refusal('UserNotFoundException'),
      ConfirmForgotPassword: refusal('CodeMismatchException'),
    });
    expect(await passwords.requestCode('ada@example.test')).toMatchObject({
      ok: false,
      failure: { name: 'UserNotFoundException', message: 'Words of the service.' },
    });
    expect(await passwords.reset('ada@example.test', '1', 'New-2026')).toMatchObject({
      ok: false,
      failure: { name: 'CodeMismatchException' },
    });
  });
});

describe('a forced change of the password', () => {
  it('ends in a sign-in', async () => {
    const { passwords, identity, bodies, storage } = await beginForced([signedIn]);
    expect(await passwords.answerForcedChange('New-2026')).toEqual({ ok: true, value: 'DONE' });
    expect(bodies('RespondToAuthChallenge')[1]).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeResponses: { NEW_PASSWORD: 'New-2026' },
      Session: 'session',
    });
    expect([...storage.kept.keys()].some((key) => key.endsWith('.accessToken'))).toBe(true);
    expect([...storage.kept.values()].some((value) => value.includes('New-2026'))).toBe(false);
    expect(await identity.hasSession()).toBe(true);
  });

  it('waits for a better password after one that will not do', async () => {
    const { passwords } = await beginForced([refusal('InvalidPasswordException'), signedIn]);
    expect(await passwords.answerForcedChange('password')).toMatchObject({
      ok: false,
      failure: { name: 'InvalidPasswordException' },
    });
    expect(await passwords.answerForcedChange('New-2026')).toEqual({ ok: true, value: 'DONE' });
  });

  it.each([
    [179_000, 'NotAuthorizedException'],
    [180_000, 'SignInException'],
  ])('that waited %d ms and is refused for its session says: %s', async (waited, name) => {
    const expired = refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    const { caller } = await beginForced([expired]);
    const clock = { now: systemClock.now, elapsed: () => (caller.lastStepAt() ?? 0) + waited };
    const answer = await connectPasswordService(caller, clock).answerForcedChange('New-2026');
    expect(answer).toMatchObject({ ok: false, failure: { name } });
    expect(identityMessages.signInLapsed).toContain('Nothing was changed');
  });

  it('that waited long and is heard all the same is what the service says of it', async () => {
    const { caller } = await beginForced([refusal('InvalidPasswordException'), signedIn]);
    const passwords = connectPasswordService(caller, {
      now: systemClock.now,
      elapsed: () => (caller.lastStepAt() ?? 0) + 180_000,
    });
    expect(await passwords.answerForcedChange('password')).toMatchObject({
      failure: { name: 'InvalidPasswordException' },
    });
    expect(await passwords.answerForcedChange('New-2026')).toEqual({ ok: true, value: 'DONE' });
  });

  it('of which nobody knows any more says to begin again', async () => {
    const { passwords, identity, operations } = await beginForced([signedIn]);
    await passwords.answerForcedChange('New-2026');
    await identity.signOut();
    const before = operations().length;
    expect(await passwords.answerForcedChange('New-2026')).toEqual({
      ok: false,
      failure: { name: 'SignInException', message: identityMessages.signInLapsed },
    });
    expect(operations()).toHaveLength(before);
  });
});

describe('a change of the password', () => {
  it('needs nothing of the identity pool, which may be away', async () => {
    const stored = storedTokens(3600);
    const { passwords, bodies, operations } = await serve({ ChangePassword: { body: {} } }, { stored });
    expect(await passwords.change('Old-2026', 'New-2026')).toEqual({ ok: true, value: undefined });
    expect(operations()).toEqual(['ChangePassword']);
    expect(bodies('ChangePassword')).toMatchObject([
      { PreviousPassword: 'Old-2026', ProposedPassword: 'New-2026' },
    ]);
  });

  it('is refused to somebody who is not signed in, in the words of the library', async () => {
    const { passwords, operations } = await serve({});
    expect(await passwords.change('Old-2026', 'New-2026')).toEqual({
      ok: false,
      failure: {
        name: 'UserUnAuthenticatedException',
        message: 'User needs to be authenticated to call this API.',
      },
    });
    expect(operations()).toEqual([]);
  });

  it.each([
    ['cannot be the answer to a repetition when it comes at once', 100, undefined],
    ['may be the answer to a repetition when the library had the time for one', 200, true],
  ])('that is refused %s', async (_, ms, mayBeRepeat) => {
    const service = await identityService(
      {
        ChangePassword: refusal('NotAuthorizedException'),
        ConfirmForgotPassword: refusal('ExpiredCodeException'),
        SignUp: refusal('UsernameExistsException'),
      },
      { stored: storedTokens(3600) },
    );
    close = service.close;
    const email = 'ada@example.test';
    const clockOfCall = () => {
      const moments = [0, ms];
      return { now: () => moments.shift() ?? ms, elapsed: () => 0 };
    };
    const refusals = [
      await connectPasswordService(service.caller, clockOfCall()).change('Old-2026', 'New-2026'),
      await connectPasswordService(service.caller, clockOfCall()).reset(email, '123456', 'New-2026'),
      await connectRegistrationService(service.caller, clockOfCall()).register('New-2026', {
        email,
        preferred_username: 'Ada',
        'custom:fxpartner': 'corpay',
        'custom:so': 'steamchain',
      }),
    ];
    expect(refusals.map((refused) => (refused.ok ? null : refused.failure.mayBeRepeat))).toEqual(
      refusals.map(() => mayBeRepeat),
    );
  });

  it('with a wrong old password leaves the sign-in as it is', async () => {
    const { passwords, storage } = await serve(
      { ChangePassword: refusal('NotAuthorizedException', 'Incorrect username or password.') },
      { stored: storedTokens(3600) },
    );
    expect(await passwords.change('Wrong-2026', 'New-2026')).toMatchObject({
      ok: false,
      failure: { name: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    });
    expect(storage.kept.size).toBe(5);
  });
});
