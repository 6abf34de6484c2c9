import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Result } from '../result/result.ts';
import { initialAuthState, loginMode, type AuthState } from './authState.ts';
import { reduceAuthState, type AuthStateAction } from './reduceAuthState.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService, SignInStep } from './sessionService.ts';
import type { PasswordService } from './passwords.ts';
import { readUser } from './readUser.ts';
import { completeForcedPasswordChange } from './completeForcedPasswordChange.ts';
import {
  sendPasswordChangeCode,
  resendRecoveryCode,
  resetPasswordAtLogin,
  resetPassword,
  sendRecoveryCode,
} from './recoverPassword.ts';
import { confirmRegistration, registerUser, resendConfirmationCode } from './registerUser.ts';
import {
  makeRegistrationAttributes,
  type RegisterPayload,
  type RegistrationService,
  type SignUpStep,
} from './registration.ts';
import { signIn } from './signIn.ts';

const refusal = (name: string, message = `${name} said`): Result<never, IdentityFailure> =>
  failed({ name, message });
/** One of a call that the library may have repeated. */
const repeatedRefusal = (name: string, message: string): Result<never, IdentityFailure> =>
  failed({ name, message, mayBeRepeat: true });
const user = readUser({ sub: 's', email: 'new@sandbox.test' }, 'jwt');

const identity = (answer: Result<SignInStep, IdentityFailure> = succeeded('DONE')): SessionService => ({
  signIn: async () => answer,
  currentUser: async () => succeeded(user),
  signOut: async () => succeeded(undefined),
  hasSession: async () => true,
});
const registration = (parts: Partial<RegistrationService>): RegistrationService => ({
  register: async () => succeeded('CONFIRM_SIGN_UP'),
  confirm: async () => succeeded('DONE'),
  resendCode: async () => succeeded(undefined),
  autoSignIn: async () => succeeded('DONE'),
  ...parts,
});
const passwords = (parts: Partial<PasswordService>): PasswordService => ({
  requestCode: async () => succeeded(undefined),
  reset: async () => succeeded(undefined),
  answerForcedChange: async () => succeeded('DONE'),
  change: async () => succeeded(undefined),
  ...parts,
});
const payload: RegisterPayload = {
  username: 'Ada',
  email: ' new@sandbox.test ',
  password: 'long enough',
  password_confirm: 'long enough',
  terms: true,
  fxPartner: null,
};
const after = (events: readonly AuthStateAction[], state: AuthState = initialAuthState): AuthState =>
  events.reduce(reduceAuthState, state);

describe('registering (AUTHSTEP-5, AUTHSTEP-7, AUTHSTEP-19, AUTHSTEP-20)', () => {
  it('sends the username, the partner or corpay, and the origin or steamchain (REG-15 to REG-17, S-62, S-63)', () => {
    expect(makeRegistrationAttributes(payload, null)).toEqual({
      email: 'new@sandbox.test',
      preferred_username: 'Ada',
      'custom:fxpartner': 'corpay',
      'custom:so': 'steamchain',
    });
    expect(makeRegistrationAttributes({ ...payload, username: ' ', fxPartner: 'ofx' }, 'afs')).toMatchObject({
      preferred_username: 'new',
      'custom:fxpartner': 'ofx',
      'custom:so': 'afs',
    });
  });

  it('leads to the code, then to the sign-in that says so, then to onboarding (AUTHSTEP-3)', async () => {
    const services = { identity: identity(), registration: registration({}) };
    const registered = after(await registerUser(services, payload, null));
    expect(registered).toMatchObject({ authRouter: 'verify-code', authError: null });
    const confirmed = after(await confirmRegistration(services, 'new@sandbox.test', ' 123456 '), registered);
    expect(confirmed).toMatchObject({ authRouter: 'login', notice: 'account-created', user: null });
    const signedIn = after([await signIn(services.identity, 'new@sandbox.test', 'x', null)], confirmed);
    expect(signedIn).toMatchObject({ authRouter: 'onboarding', notice: null, registered: null });
  });

  it.each<readonly [SignUpStep, Partial<AuthState>]>([
    ['DONE', { authRouter: 'login', notice: 'account-created' }],
    ['COMPLETE_AUTO_SIGN_IN', { authRouter: 'onboarding', user }],
    [
      { unsupported: 'OTHER' },
      { authError: 'Sign up was unsuccessful. Account requires an unsupported step' },
    ],
  ])('the step %j is understood (AUTHSTEP-30 to AUTHSTEP-33)', async (step, state) => {
    const services = {
      identity: identity(),
      registration: registration({ register: async () => succeeded(step) }),
    };
    expect(after(await registerUser(services, payload, null))).toMatchObject(state);
  });

  it('the step COMPLETE_AUTO_SIGN_IN gives register success before it signs in (AUTHSTEP-31)', async () => {
    const services = {
      identity: identity(),
      registration: registration({ register: async () => succeeded('COMPLETE_AUTO_SIGN_IN' as const) }),
    };
    expect((await registerUser(services, payload, null)).map(({ type }) => type)).toEqual([
      'register-succeeded',
      'register-confirm-succeeded',
      'login-succeeded',
    ]);
  });

  it('leads nobody to onboarding but whose registration it was', () => {
    const confirmed = after([{ type: 'register-confirm-succeeded', email: 'New@Sandbox.test' }]);
    const signInAs = (email: string) =>
      after(
        [
          { type: 'login-started', email },
          { type: 'login-succeeded', user: { ...user, email } },
        ],
        confirmed,
      );
    expect(signInAs('new@sandbox.test').authRouter).toBe('onboarding');
    expect(signInAs('other@sandbox.test')).toMatchObject({ authRouter: 'dashboard', registered: null });
  });

  it('names the address that a code was sent to, and none where none was', () => {
    expect(after([{ type: 'login-started', email: 'a@b.co' }]).codeSent).toBeNull();
    const asked = after([{ type: 'recovery-code-started', email: 'a@b.co' }]);
    expect(asked.codeSent).toBeNull();
    const sent = after([{ type: 'recovery-code-sent' }], asked);
    expect(sent.codeSent).toEqual({ to: 'a@b.co', purpose: 'recovery' });
    const again = after([{ type: 'code-requested', email: 'c@d.co' }], sent);
    expect(again).toMatchObject({ codeSent: { to: 'a@b.co' }, codeLoading: true });
    expect(after([{ type: 'code-sent', message: null, purpose: 'recovery' }], again)).toMatchObject({
      codeSent: { to: 'c@d.co' },
      codeLoading: false,
    });
  });

  it('takes a code that was typed with spaces or a dash', async () => {
    const codes: string[] = [];
    const services = {
      identity: identity(),
      registration: registration({
        confirm: async (_, code) => {
          codes.push(code);
          return succeeded('DONE' as const);
        },
      }),
    };
    await confirmRegistration(services, 'a@b.co', ' 123 456 ');
    const reset: PasswordService['reset'] = async (_, code) => {
      codes.push(code);
      return succeeded(undefined);
    };
    await resetPassword(passwords({ reset }), { username: 'a@b.co', code: '123-456', new_password: 'x' });
    expect(codes).toEqual(['123456', '123456']);
  });

  it('an automatic sign-in that does not come about leaves the ordinary one', async () => {
    const services = {
      identity: identity(),
      registration: registration({
        confirm: async () => succeeded('COMPLETE_AUTO_SIGN_IN' as const),
        autoSignIn: async () => refusal('AutoSignInException'),
      }),
    };
    expect(after(await confirmRegistration(services, 'a@b.co', '1'))).toMatchObject({
      authRouter: 'login',
      user: null,
    });
  });

  it.each([
    [false, /^It exists\.$/],
    [true, /^It exists\. If you have just registered/],
  ])(
    'an e-mail that is taken is one whose answer got lost only after a repeat: %s',
    async (repeated, words) => {
      const taken = (repeated ? repeatedRefusal : refusal)('UsernameExistsException', 'It exists.');
      const services = { identity: identity(), registration: registration({ register: async () => taken }) };
      expect(after(await registerUser(services, payload, null)).authError).toMatch(words);
    },
  );

  it('a code is sent again, and too many requests say so (AUTHSTEP-24, ERR-9)', async () => {
    expect(after([await resendConfirmationCode(registration({}), 'a@b.co')]).codeMessage).toBe('Code sent.');
    const tired = registration({ resendCode: async () => refusal('LimitExceededException') });
    expect(after([await resendConfirmationCode(tired, 'a@b.co')]).authError).toBe(
      'Too many attempts. Please try again later.',
    );
  });
});

describe('forgotten and reset passwords', () => {
  it('the code leads to step 2 and the reset to the sign-in that says so (AUTHSTEP-8, AUTHSTEP-9, LOGIN-3)', async () => {
    const sent = after([
      { type: 'recovery-code-started', email: 'a@b.co' },
      await sendRecoveryCode(passwords({}), 'a@b.co'),
    ]);
    expect(sent).toMatchObject({ authRouter: 'verify-code', email: 'a@b.co' });
    const form = { username: 'a@b.co', code: '1', new_password: 'long enough' };
    expect(after([await resetPassword(passwords({}), form)], sent)).toMatchObject({
      authRouter: 'login',
      notice: 'password-reset',
    });
  });

  it.each([
    ['CodeMismatchException', repeatedRefusal, /^Refused\.$/],
    ['ExpiredCodeException', refusal, /^Refused\.$/],
    ['ExpiredCodeException', repeatedRefusal, /^Refused\. If the connection .+ may already be in force/],
  ])(
    'a code that is refused as %s says what else that may mean, where it may',
    async (name, refuse, words) => {
      const refused = passwords({ reset: async () => refuse(name, 'Refused.') });
      const form = { username: 'a@b.co', code: '1', new_password: 'long enough' };
      expect(after([await resetPassword(refused, form)]).authError).toMatch(words);
    },
  );

  it('a reset that the sign-in asked for ends in the ordinary sign-in (AUTHSTEP-15, LOGIN-10, S-66)', async () => {
    const asked = after([{ type: 'login-needs-reset' }]);
    expect(loginMode(asked)).toBe('reset');
    expect(after([await resendRecoveryCode(passwords({}), 'a@b.co')], asked)).toMatchObject({
      codeMessage: 'Code sent.',
    });
    const form = { email: 'a@b.co', password: '', code: '1', newPassword: 'long enough' };
    const reset = after([await resetPasswordAtLogin(passwords({}), form)], asked);
    expect(reset).toMatchObject({ notice: 'password-reset', authError: null });
    expect(loginMode(reset)).toBe('normal');
  });

  it('a forced change takes the new password, and a weak one can be mended at once (AUTHSTEP-14, AUTHSTEP-27)', async () => {
    const asked = after([
      await signIn(identity(succeeded('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')), 'a@b.co', 'x', null),
    ]);
    expect(loginMode(asked)).toBe('forced');
    const weak = passwords({
      answerForcedChange: async () => refusal('InvalidPasswordException', 'Too common.'),
    });
    const again = after(
      [
        await completeForcedPasswordChange(
          { identity: identity(), passwords: weak },
          { email: 'a@b.co', newPassword: 'password' },
        ),
      ],
      asked,
    );
    expect(again).toMatchObject({ authError: 'Too common.', resetType: 'admin' });
    const done = after(
      [
        await completeForcedPasswordChange(
          { identity: identity(), passwords: passwords({}) },
          { email: 'a@b.co', newPassword: 'better one' },
        ),
      ],
      again,
    );
    expect(done).toMatchObject({ authRouter: 'dashboard', resetType: null, user });
  });

  it('a refusal that names a required reset is answered with a mailed code, since no sign-in waits (ERR-10)', async () => {
    const asked = after([{ type: 'login-refused-for-change' }]);
    expect([loginMode(asked), asked.changeWaits]).toEqual(['forced', false]);
    const sent = after([await sendPasswordChangeCode(passwords({}), ' a@b.co ')], asked);
    expect(loginMode(sent)).toBe('reset');
    expect(sent).toMatchObject({
      email: 'a@b.co',
      authError: null,
      codeSent: { to: 'a@b.co', purpose: 'recovery' },
    });
    const tired = passwords({ requestCode: async () => refusal('LimitExceededException') });
    expect(after([await sendPasswordChangeCode(tired, 'a@b.co')], asked)).toMatchObject({
      resetType: 'admin',
      authError: 'Too many attempts. Please try again later.',
    });
    expect(after([{ type: 'login-needs-new-password' }], asked).changeWaits).toBe(true);
  });
});
