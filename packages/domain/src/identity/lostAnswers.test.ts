import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Result } from '../result/result.ts';
import { initialAuthState, loginMode, type AuthState } from './authState.ts';
import { reduceAuthState, type AuthStateAction } from './reduceAuthState.ts';
import { completeForcedPasswordChange } from './completeForcedPasswordChange.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService, SignInStep } from './sessionService.ts';
import type { PasswordService } from './passwords.ts';
import { readUser } from './readUser.ts';
import { changePassword, resetPassword } from './recoverPassword.ts';
import { registerUser } from './registerUser.ts';

const refusal = (name: string, message = `${name} said`): Result<never, IdentityFailure> =>
  failed({ name, message });
const user = readUser({ sub: 's', email: 'a@b.co' }, 'jwt');
const identity = (answer: Result<SignInStep, IdentityFailure> = succeeded('DONE')): SessionService => ({
  signIn: async () => answer,
  currentUser: async () => succeeded(user),
  signOut: async () => succeeded(undefined),
  hasSession: async () => true,
});
const passwords = (parts: Partial<PasswordService>): PasswordService => ({
  requestCode: async () => succeeded(undefined),
  reset: async () => succeeded(undefined),
  answerForcedChange: async () => succeeded('DONE'),
  change: async () => succeeded(undefined),
  ...parts,
});
const after = (events: readonly AuthStateAction[], state: AuthState = initialAuthState): AuthState =>
  events.reduce(reduceAuthState, state);
const payload = {
  username: 'Ada',
  email: 'a@b.co',
  password: 'long enough',
  password_confirm: 'long enough',
  terms: true,
  fxPartner: null,
};
const forced = after([{ type: 'login-started', email: 'a@b.co' }, { type: 'login-needs-new-password' }]);
const lost = (name: string) => passwords({ answerForcedChange: async () => refusal(name) });
const undecided = ['no-answer', 'unreadable', 'server-trouble', 'NotAuthorizedException'];

describe('an answer that was lost', () => {
  it.each(undecided)(
    'a forced change answered by %s is followed by a sign-in with the new password, which may be in force',
    async (name) => {
      const tried: string[] = [];
      const service: SessionService = {
        ...identity(),
        signIn: async (email, password) => {
          tried.push(`${email} ${password}`);
          return succeeded('DONE');
        },
      };
      const services = { identity: service, passwords: lost(name) };
      const done = after(
        [await completeForcedPasswordChange(services, { email: ' a@b.co ', newPassword: 'better one' })],
        forced,
      );
      expect(tried).toEqual(['a@b.co better one']);
      expect(done).toMatchObject({ user, authRouter: 'dashboard', authError: null, resetType: null });
    },
  );

  it.each(undecided)(
    'a forced change answered by %s, after which the new password does not sign in, begins the sign-in again and says that it may be in force',
    async (name) => {
      const services = { identity: identity(refusal('NotAuthorizedException')), passwords: lost(name) };
      const unknown = after(
        [await completeForcedPasswordChange(services, { email: 'a@b.co', newPassword: 'better one' })],
        forced,
      );
      expect(loginMode(unknown)).toBe('normal');
      expect(unknown).toMatchObject({
        email: 'a@b.co',
        withNewPassword: true,
        authError: `${name} said. Your password may or may not have been changed: sign in with the new one, or else with the one that you had before.`,
      });
      expect(after([{ type: 'login-started' }], unknown).withNewPassword).toBe(false);
    },
  );

  it('a forced change after which the user cannot be loaded begins the sign-in again with the new password', async () => {
    const away = { ...identity(), currentUser: async () => refusal('no-answer') };
    const services = { identity: away, passwords: passwords({}) };
    const unread = after(
      [await completeForcedPasswordChange(services, { email: 'a@b.co', newPassword: 'better one' })],
      forced,
    );
    expect(loginMode(unread)).toBe('normal');
    expect(unread).toMatchObject({ withNewPassword: true, authError: 'no-answer said' });
  });

  it('a forced change that came too late begins the sign-in again, and nothing was changed', async () => {
    const late = after(
      [
        await completeForcedPasswordChange(
          { identity: identity(), passwords: lost('SignInException') },
          { email: 'a@b.co', newPassword: 'x' },
        ),
      ],
      forced,
    );
    expect(loginMode(late)).toBe('normal');
    expect(late).toMatchObject({ authError: 'SignInException said', withNewPassword: false, user: null });
  });

  it.each([
    ['no-answer', /may already be in force/],
    ['server-trouble', /may already be in force/],
    ['unreadable', /may already be in force/],
    ['CodeMismatchException', /^CodeMismatchException said$/],
  ])('a change and a reset that end in %s say what may have happened', async (name, words) => {
    const unsure = passwords({ reset: async () => refusal(name), change: async () => refusal(name) });
    const form = { username: 'a@b.co', code: '1', new_password: 'long enough' };
    expect(after([await resetPassword(unsure, form)]).authError).toMatch(words);
    const services = { identity: identity(), passwords: unsure };
    expect(after(await changePassword(services, 'a@b.co', 'old', 'new')).authError).toMatch(words);
  });

  it('a registration whose answer was lost says that the account may exist', async () => {
    const services = {
      identity: identity(),
      registration: {
        register: async () => refusal('no-answer', 'Silence.'),
        confirm: async () => succeeded('DONE' as const),
        resendCode: async () => succeeded(undefined),
        autoSignIn: async () => succeeded('DONE' as const),
      },
    };
    expect(after(await registerUser(services, payload, null)).authError).toMatch(
      /^Silence\. Your account may already exist/,
    );
  });
});
