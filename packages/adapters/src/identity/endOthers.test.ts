import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../test/answeringServer.ts';
import {
  identityService,
  proofAsked,
  refusal,
  signedIn,
  storedTokens,
  sub,
} from '../../test/identityService.ts';
import { connectSessionService } from './connectSessionService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const ended = refusal('NotAuthorizedException');
const livesOn: Reply = { body: { Username: sub, UserAttributes: [{ Name: 'sub', Value: sub }] } };
const done: Reply = { body: {} };

/** A service that proves a password, and how often somebody had to be alone for what is kept. */
const serve = async (replies: Parameters<typeof identityService>[0], stored: Record<string, string> = {}) => {
  let alone = 0;
  const service = await identityService(
    { InitiateAuth: proofAsked, RespondToAuthChallenge: signedIn, RevokeToken: done, ...replies },
    {
      stored,
      alone: (work) => {
        alone += 1;
        return work();
      },
    },
  );
  close = service.close;
  const identity = connectSessionService(service.caller);
  const signIn = (endOthers: 'through-kept' | 'through-new') =>
    identity.signIn('ada@example.test', 'Sandbox-2026', { endOthers });
  return { ...service, signIn, aloneTimes: () => alone };
};

const proof = ['InitiateAuth', 'RespondToAuthChallenge'];

describe('a sign-in that ends all others through the kept session', () => {
  it('asks for their end, tries whether they have ended, and only then proves the password', async () => {
    const { signIn, operations, storage, aloneTimes } = await serve(
      { GlobalSignOut: done, GetUser: ended },
      storedTokens(3600),
    );
    expect(await signIn('through-kept')).toEqual({ ok: true, value: 'DONE' });
    expect(operations().slice(0, 4)).toEqual(['GlobalSignOut', 'GetUser', ...proof]);
    expect(storage.kept.get('CognitoIdentityServiceProvider.client.LastAuthUser')).toBe(sub);
    expect(aloneTimes()).toBe(1);
  });

  it('proves nothing where they live on, and keeps nobody signed in here', async () => {
    const { signIn, operations, storage } = await serve(
      { GlobalSignOut: done, GetUser: livesOn },
      storedTokens(3600),
    );
    expect(await signIn('through-kept')).toMatchObject({ failure: { name: 'no-answer' } });
    expect(operations()).toEqual(['GlobalSignOut', 'GetUser']);
    expect(storage.kept.size).toBe(0);
  });

  it('has nothing to end where nobody is signed in', async () => {
    const { signIn, operations } = await serve({});
    expect(await signIn('through-kept')).toEqual({ ok: true, value: 'DONE' });
    expect(operations()).toEqual(proof);
  });

  it('keeps nobody signed in where the password is wrong', async () => {
    const { signIn, storage } = await serve(
      { GlobalSignOut: done, GetUser: ended, RespondToAuthChallenge: refusal('NotAuthorizedException') },
      storedTokens(3600),
    );
    expect(await signIn('through-kept')).toMatchObject({ failure: { name: 'NotAuthorizedException' } });
    expect(storage.kept.size).toBe(0);
  });

  it('keeps nobody signed in where the account needs something first', async () => {
    const { signIn, storage } = await serve(
      { GlobalSignOut: done, GetUser: ended, RespondToAuthChallenge: refusal('UserNotConfirmedException') },
      storedTokens(3600),
    );
    expect(await signIn('through-kept')).toEqual({ ok: true, value: 'CONFIRM_SIGN_UP' });
    expect(storage.kept.size).toBe(0);
  });
});

describe('a sign-in that ends all others through a new session', () => {
  it('proves the password for it, and once more after all have ended', async () => {
    const { signIn, operations, storage } = await serve({ GlobalSignOut: done, GetUser: ended });
    expect(await signIn('through-new')).toEqual({ ok: true, value: 'DONE' });
    expect(operations().slice(0, 6)).toEqual([...proof, 'GlobalSignOut', 'GetUser', ...proof]);
    expect(storage.kept.get('CognitoIdentityServiceProvider.client.LastAuthUser')).toBe(sub);
  });

  it.each([
    ['is refused', refusal('NotAuthorizedException'), { failure: { name: 'NotAuthorizedException' } }],
    ['needs something first', refusal('UserNotConfirmedException'), { ok: true, value: 'CONFIRM_SIGN_UP' }],
  ])('ends nothing where the password %s', async (_what, answer, outcome) => {
    const kept = storedTokens(3600);
    const { signIn, operations, storage } = await serve({ RespondToAuthChallenge: answer }, kept);
    expect(await signIn('through-new')).toMatchObject(outcome);
    expect(operations()).toEqual(proof);
    expect(Object.fromEntries(storage.kept)).toEqual(kept);
  });
});
