import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Result } from '../result/result.ts';
import {
  changePassword,
  resendRecoveryCode,
  resetPasswordAtLogin,
  sendRecoveryCode,
} from './recoverPassword.ts';
import { completeForcedPasswordChange } from './completeForcedPasswordChange.ts';
import { confirmRegistration, registerUser, resendConfirmationCode } from './registerUser.ts';
import { loadUserOrEndSession } from './loadUserOrEndSession.ts';
import { identityMessages } from './identityMessages.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService } from './sessionService.ts';
import type { PasswordService } from './passwords.ts';
import { readUser } from './readUser.ts';
import {
  makeRegistrationAttributes,
  type RegisterPayload,
  type RegistrationService,
} from './registration.ts';
import { sessionOverMessage } from './sessionOverMessage.ts';
import { signIn } from './signIn.ts';

const user = readUser({ sub: 's', email: 'ada@sandbox.test' }, 'jwt');
const refusal = (name: string): Result<never, IdentityFailure> =>
  failed({ name, message: `${name} said.`, requestId: 'r-1' });

const identity = (parts: Partial<SessionService> = {}): SessionService => ({
  signIn: async () => succeeded('DONE'),
  currentUser: async () => succeeded(user),
  signOut: async () => succeeded(undefined),
  hasSession: async () => true,
  ...parts,
});
const passwords = (parts: Partial<PasswordService> = {}): PasswordService => ({
  requestCode: async () => succeeded(undefined),
  reset: async () => succeeded(undefined),
  answerForcedChange: async () => succeeded('DONE'),
  change: async () => succeeded(undefined),
  ...parts,
});
const registration = (parts: Partial<RegistrationService> = {}): RegistrationService => ({
  register: async () => succeeded('DONE'),
  confirm: async () => succeeded('DONE'),
  resendCode: async () => succeeded(undefined),
  autoSignIn: async () => succeeded('DONE'),
  ...parts,
});
const payload: RegisterPayload = {
  username: '',
  email: ' ada@sandbox.test ',
  password: 'long enough',
  password_confirm: 'long enough',
  terms: true,
  fxPartner: null,
};

describe('a step that is refused', () => {
  it('brings the id of the answer, so that support can find it', async () => {
    expect(
      await sendRecoveryCode(passwords({ requestCode: async () => refusal('Refusal') }), 'a@b.co'),
    ).toEqual({
      type: 'step-failed',
      message: 'Refusal said.',
      requestId: 'r-1',
    });
  });

  it('without an id brings none', async () => {
    const silent = passwords({ requestCode: async () => failed({ name: 'no-answer', message: 'Silence.' }) });
    expect(Object.keys(await sendRecoveryCode(silent, 'a@b.co'))).toEqual(['type', 'message']);
  });

  it('says too many attempts only where the service counted too many (ERR-9)', async () => {
    const refused = registration({ resendCode: async () => refusal('Refusal') });
    expect(await resendConfirmationCode(refused, 'a@b.co')).toMatchObject({ message: 'Refusal said.' });
  });

  it('of a wrong code is told as it is (AUTHSTEP-20)', async () => {
    const services = {
      identity: identity(),
      registration: registration({ confirm: async () => refusal('CodeMismatchException') }),
    };
    expect(await confirmRegistration(services, 'a@b.co', '1')).toEqual([
      { type: 'step-failed', message: 'CodeMismatchException said.', requestId: 'r-1' },
    ]);
  });

  it('of a further code or of a reset at the sign-in is a failure of that step', async () => {
    const refused = passwords({
      requestCode: async () => refusal('Refusal'),
      reset: async () => refusal('Refusal'),
    });
    expect((await resendRecoveryCode(refused, 'a@b.co')).type).toBe('step-failed');
    const form = { email: 'a@b.co', password: '', code: '1', newPassword: 'long enough' };
    expect((await resetPasswordAtLogin(refused, form)).type).toBe('step-failed');
    expect(await resetPasswordAtLogin(passwords(), form)).toEqual({ type: 'login-reset-succeeded' });
  });
});

describe('a code that is sent again is good for what the first was good for (AUTHSTEP-24)', () => {
  it('to confirm a registration', async () => {
    expect(await resendConfirmationCode(registration(), 'a@b.co')).toMatchObject({ purpose: 'registration' });
  });

  it('to set a new password', async () => {
    expect(await resendRecoveryCode(passwords(), 'a@b.co')).toMatchObject({ purpose: 'recovery' });
  });
});

describe('registering', () => {
  it('remembers the address without the blanks around it', async () => {
    const services = { identity: identity(), registration: registration() };
    const confirmed = { type: 'register-confirm-succeeded', email: 'ada@sandbox.test' };
    expect(await registerUser(services, payload, null)).toEqual([confirmed]);
    expect(await confirmRegistration(services, ' ada@sandbox.test ', '1')).toEqual([confirmed]);
  });

  it('under no brand is registering with the default one (USER-4)', () => {
    expect(makeRegistrationAttributes(payload, '')['custom:so']).toBe('steamchain');
  });
});

describe('a forced change of the password', () => {
  const change = { email: 'ada@sandbox.test', newPassword: 'better one' };

  it('that is refused for good is told as it is, and no sign-in is tried', async () => {
    const services = {
      identity: identity({
        signIn: async () => {
          throw new Error('signed in after a definite refusal');
        },
      }),
      passwords: passwords({ answerForcedChange: async () => refusal('LimitExceededException') }),
    };
    expect(await completeForcedPasswordChange(services, change)).toMatchObject({
      type: 'login-failed',
      message: 'LimitExceededException said.',
    });
  });

  it('for which the service wants a reset leads to the reset', async () => {
    const services = {
      identity: identity(),
      passwords: passwords({ answerForcedChange: async () => refusal('PasswordResetRequiredException') }),
    };
    expect(await completeForcedPasswordChange(services, change)).toEqual({ type: 'login-needs-reset' });
  });

  it.each(['InvalidPasswordException', 'PasswordHistoryPolicyViolationException'])(
    'with a password that will not do waits for a better one, also where it is the old one: %s (AUTHSTEP-27)',
    async (name) => {
      const services = {
        identity: identity(),
        passwords: passwords({ answerForcedChange: async () => refusal(name) }),
      };
      expect(await completeForcedPasswordChange(services, change)).toEqual({
        type: 'login-needs-new-password',
        message: `${name} said.`,
      });
    },
  );

  it.each([
    ['with an id', { requestId: 'r-1' }],
    ['without an id', {}],
  ])('whose answer was lost %s begins the sign-in again with just that', async (_name, id) => {
    const services = {
      identity: identity({ signIn: async () => refusal('NotAuthorizedException') }),
      passwords: passwords({
        answerForcedChange: async () => failed({ name: 'no-answer', message: 'Silence.', ...id }),
      }),
    };
    const { message: _words, ...event } = {
      message: '',
      ...(await completeForcedPasswordChange(services, change)),
    };
    expect(event).toStrictEqual({ type: 'login-change-ended', withNewPassword: true, ...id });
  });
});

describe('a changed password', () => {
  it.each([
    ['DONE', ['change-password-succeeded']],
    ['CONFIRM_SIGN_UP', ['change-password-succeeded', 'change-password-signed-out']],
  ] as const)('after which the sign-in says %s', async (step, types) => {
    const services = { identity: identity({ signIn: async () => succeeded(step) }), passwords: passwords() };
    const events = await changePassword(services, 'a@b.co', 'old', 'new');
    expect(events.map(({ type }) => type)).toEqual(types);
  });

  it('after which nobody can sign in ends the session (SET-10)', async () => {
    const away = identity({ signIn: async () => refusal('no-answer') });
    const events = await changePassword({ identity: away, passwords: passwords() }, 'a@b.co', 'old', 'new');
    expect(events.map(({ type }) => type)).toEqual([
      'change-password-succeeded',
      'change-password-signed-out',
    ]);
  });

  it('that is refused because the session was ended elsewhere is no failure of the step', async () => {
    const services = {
      identity: identity({ currentUser: async () => succeeded(null) }),
      passwords: passwords({ change: async () => refusal('NotAuthorizedException') }),
    };
    expect(await changePassword(services, 'a@b.co', 'old', 'new')).toEqual([{ type: 'session-over' }]);
  });

  it('is told to who must sign in because of it, and to nobody else', () => {
    const changed = `${identityMessages.passwordChanged} ${identityMessages.signInAfterChange}`;
    expect(sessionOverMessage({ user, endOthersOf: 'ada@sandbox.test' })).toBe(changed);
    expect(sessionOverMessage({ user, endOthersOf: null })).toBe(identityMessages.sessionEnded);
    expect(sessionOverMessage({ user: null, endOthersOf: 'ada@sandbox.test' })).toBe(
      identityMessages.sessionEnded,
    );
  });
});

describe('the user of a session', () => {
  it('who is not there after a sign-in is a failure that says so', async () => {
    const nobody = identity({ currentUser: async () => succeeded(null) });
    expect(await signIn(nobody, 'a@b.co', 'x', null)).toEqual({
      type: 'login-failed',
      message: identityMessages.unreadable,
    });
  });

  it('is signed out only where the service says that the session is over (ERR-8)', async () => {
    const signedOut: string[] = [];
    const finding = async (name: string) => {
      await loadUserOrEndSession(
        identity({
          currentUser: async () => refusal(name),
          signOut: async () => (signedOut.push(name), succeeded(undefined)),
        }),
      );
    };
    await finding('no-answer');
    await finding('NotAuthorizedException');
    expect(signedOut).toEqual(['NotAuthorizedException']);
  });

  it('has no id where the service names none', () => {
    expect(readUser({}, 'jwt').sub).toBe('');
    expect(readUser({ sub: 's' }, 'jwt').sub).toBe('s');
  });
});
