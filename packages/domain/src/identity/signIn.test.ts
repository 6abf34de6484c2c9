import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Result } from '../result/result.ts';
import { initialAuthState, type AuthState } from './authState.ts';
import { reduceAuthState, type AuthStateAction } from './reduceAuthState.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService, SignInStep } from './sessionService.ts';
import { getUserDisplayName, readUser } from './readUser.ts';
import { signIn } from './signIn.ts';
import type { User } from './user.ts';

const user = readUser({ email: 'corpay@sandbox.test', sub: 's1', email_verified: 'true' }, 'token');

const revoked: IdentityFailure = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };

const service = (
  answer: Result<SignInStep, IdentityFailure>,
  current: Result<User | null, IdentityFailure> = succeeded(user),
) => {
  const signedOut: boolean[] = [];
  const tried: string[] = [];
  const identity: SessionService = {
    signIn: async (email, _password, { endOthers } = {}) => {
      tried.push(endOthers === undefined ? email : `${email} ${endOthers}`);
      return answer;
    },
    currentUser: async () => current,
    signOut: async (options) => {
      signedOut.push(options?.everywhere === true);
      return failed({ name: 'NetworkError', message: 'away' });
    },
    hasSession: async () => true,
  };
  return { identity, signedOut, tried };
};
const refusal = (name: string): Result<SignInStep, IdentityFailure> =>
  failed({ name, message: `${name} said` });

describe('signing in', () => {
  it.each<readonly [SignInStep, AuthStateAction]>([
    ['DONE', { type: 'login-succeeded', user }],
    ['CONFIRM_SIGN_UP', { type: 'login-needs-confirmation' }],
    ['RESET_PASSWORD', { type: 'login-needs-reset' }],
    ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', { type: 'login-needs-new-password' }],
    [
      { unsupported: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
      {
        type: 'login-failed',
        message:
          'Sign in was unsuccessful. Account requires an unsupported step: CONFIRM_SIGN_IN_WITH_TOTP_CODE',
      },
    ],
  ])('the step %j becomes its event (AUTHSTEP-25 to AUTHSTEP-29)', async (step, event) => {
    expect(await signIn(service(succeeded(step)).identity, 'a@b.co', 'secret', null)).toEqual(event);
  });

  it('a refusal shows its message and leaves a session that is kept here alone (ERR-8, S-58)', async () => {
    const { identity, signedOut } = service(refusal('NotAuthorizedException'));
    const event = await signIn(identity, 'a@b.co', 'wrong', null);
    expect(event).toEqual({ type: 'login-failed', message: 'NotAuthorizedException said' });
    expect(signedOut).toEqual([]);
  });

  it('whose user is then refused signs out everywhere, swallows its failure, and shows the message (ERR-8)', async () => {
    const { identity, signedOut } = service(succeeded('DONE'), failed(revoked));
    expect(await signIn(identity, 'a@b.co', 'right', null)).toEqual({
      type: 'login-failed',
      message: revoked.message,
    });
    expect(signedOut).toEqual([true]);
  });

  it('asks nothing of the service while a user is held, and says so (IDENT-20)', async () => {
    const { identity, tried } = service(succeeded('DONE'));
    expect(await signIn(identity, 'a@b.co', 'right', user)).toEqual({
      type: 'login-failed',
      message: 'There is already a signed in user.',
    });
    expect(tried).toEqual([]);
  });

  it('other failures show their message and sign nobody out (S-30)', async () => {
    const { identity, signedOut } = service(refusal('TooManyRequestsException'));
    expect(await signIn(identity, 'a@b.co', 'x', null)).toMatchObject({
      message: 'TooManyRequestsException said',
    });
    expect(signedOut).toEqual([]);
  });

  it('PasswordResetRequired clears the session and routes to the reset (ERR-7)', async () => {
    const { identity, signedOut } = service(refusal('PasswordResetRequiredException'));
    const event = await signIn(identity, 'a@b.co', 'x', null);
    expect(signedOut).toEqual([false]);
    expect(reduceAuthState(initialAuthState, event)).toMatchObject({
      authError: 'Your password must be reset.',
      authRouter: 'reset-password',
      resetType: 'code',
    });
  });

  it('a refusal that names a required reset asks for a new password (ERR-10)', async () => {
    const refused = failed({
      name: 'NotAuthorizedException',
      message: 'Password reset required for the user',
    });
    const event = await signIn(service(refused).identity, 'a@b.co', 'x', null);
    expect(reduceAuthState(initialAuthState, event)).toMatchObject({
      resetType: 'admin',
      authError: 'This account requires a password change.',
    });
  });

  it('spaces around the e-mail do not count, and it is sent in lower case', async () => {
    const { identity, tried } = service(succeeded('DONE'));
    await signIn(identity, ' Ada@B.co ', 'x', null);
    expect(tried).toEqual(['ada@b.co']);
  });

  it("ends the other sessions of a user whose password was reset, once, and nobody else's", async () => {
    const { identity, tried } = service(succeeded('DONE'));
    const reset = [
      { type: 'reset-password-started', email: 'New@Sandbox.test' },
      { type: 'reset-password-succeeded' },
    ] as const;
    const before = reset.reduce<AuthState>(reduceAuthState, initialAuthState);
    await signIn(identity, 'other@sandbox.test', 'x', null, before);
    const event = await signIn(identity, 'new@Sandbox.test', 'x', null, before);
    await signIn(identity, 'new@sandbox.test', 'x', null, reduceAuthState(before, event));
    expect(tried).toEqual(['other@sandbox.test', 'new@sandbox.test through-new', 'new@sandbox.test']);
  });
});

describe('the state of identity', () => {
  it('a sign-in leads to the dashboard (AUTHSTEP-2), a sign-out to login and clears the user (AUTHSTEP-17)', () => {
    const signedIn = reduceAuthState(initialAuthState, { type: 'login-succeeded', user });
    expect(signedIn).toMatchObject({ user, authLoading: false, authRouter: 'dashboard' });
    const leaving = reduceAuthState(signedIn, { type: 'logout-started' });
    expect(leaving).toMatchObject({ authRouter: 'login', authLoading: true });
    expect(reduceAuthState(leaving, { type: 'logout-succeeded' }).user).toBeNull();
  });

  it('a failed sign-out says so (AUTHSTEP-18)', () => {
    expect(reduceAuthState(initialAuthState, { type: 'logout-failed' }).authError).toBe(
      'Failed to logout properly. Try refreshing the page.',
    );
  });

  it('an administrator\u2019s reset asks for a new password (AUTHSTEP-27, ERR-11)', () => {
    expect(reduceAuthState(initialAuthState, { type: 'login-needs-new-password' })).toMatchObject({
      resetType: 'admin',
      authError: 'Account requires a new password.',
    });
  });
});

describe('the signed-in user (USER-1 to USER-5, PROD-3)', () => {
  it.each([
    [{}, { verified: false, fxPartner: 'corpay', origin: 'steamchain', email: '' }],
    [{ email_verified: 'true' }, { verified: true }],
    [{ email_verified: 'True' }, { verified: false }],
    [
      { 'custom:fxpartner': 'ofx', 'custom:so': 'afs' },
      { fxPartner: 'ofx', origin: 'afs' },
    ],
    [
      { 'custom:fxpartner': 'other', 'custom:so': 'test' },
      { fxPartner: 'corpay', origin: 'steamchain' },
    ],
  ] as const)('%j', (attributes, expected) => {
    expect(readUser(attributes, 'jwt')).toMatchObject({ jwtToken: 'jwt', ...expected });
  });

  it('is called by the preferred name, else by the e-mail (S-51)', () => {
    expect(getUserDisplayName(readUser({ email: 'a@b.co', preferred_username: 'Ada' }, ''))).toBe('Ada');
    expect(getUserDisplayName(readUser({ email: 'a@b.co' }, ''))).toBe('a@b.co');
  });
});
