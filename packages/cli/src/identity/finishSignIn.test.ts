import type { IdentityFailure, SignInStep, User } from '@fx-gateway/domain/identity';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { askedPerson } from '../../test/askedPerson.ts';
import { finishSignIn } from './finishSignIn.ts';

const user: User = {
  email: 'ada@example.test',
  verified: true,
  sub: 'sub-1',
  preferred_username: 'ada',
  jwtToken: 'token',
  fxPartner: 'corpay',
  origin: 'steamchain',
};

const refusal = (name: string, message: string): Result<never, IdentityFailure> => failed({ name, message });

const done = async () => succeeded(undefined);

type Needs = 'CONFIRM_SIGN_UP' | 'RESET_PASSWORD' | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';

/** An identity service in which an account needs one thing; codes are 111111, weak passwords are refused. */
const service = (needs: Needs | { readonly unsupported: string }) => {
  const calls: string[] = [];
  let step: SignInStep = needs;
  const accept = (code: string) => {
    if (code !== '111111') return refusal('CodeMismatchException', 'Wrong code.');
    step = 'DONE';
    return succeeded(undefined);
  };
  return {
    calls,
    services: {
      identity: {
        signIn: async (_email: string, password: string) => {
          calls.push(`signIn ${password}`);
          return succeeded(step);
        },
        currentUser: async () => succeeded(user),
        signOut: done,
        hasSession: async () => true,
      },
      registration: {
        register: async () => succeeded('CONFIRM_SIGN_UP' as const),
        confirm: async (_email: string, code: string) => {
          calls.push('confirm');
          const answer = accept(code);
          return answer.ok ? succeeded('DONE' as const) : answer;
        },
        resendCode: async () => {
          calls.push('resendCode');
          return succeeded(undefined);
        },
        autoSignIn: async () => refusal('AutoSignInException', 'Not started.'),
      },
      passwords: {
        requestCode: async () => {
          calls.push('requestCode');
          return refusal('LimitExceededException', 'Limit exceeded.');
        },
        reset: async (_email: string, code: string) => {
          calls.push('reset');
          return accept(code);
        },
        answerForcedChange: async (newPassword: string) => {
          calls.push(`answer ${newPassword}`);
          return newPassword === 'password1'
            ? refusal('InvalidPasswordException', 'Too common.')
            : succeeded('DONE' as const);
        },
        change: done,
      },
    },
  };
};

const run = async (
  needs: Parameters<typeof service>[0],
  answers: readonly string[] | null,
  newPassword: string | null = null,
) => {
  const { services, calls } = service(needs);
  const person = askedPerson(answers);
  const outcome = await finishSignIn(person.invocation, services, user.email, {
    password: 'Given-2026',
    newPassword,
  });
  return { outcome, calls, told: person.told(), unanswered: person.unanswered() };
};

const signedIn = { ok: true, value: user };

describe('a sign-in of an account that is stuck', () => {
  it('asks for the code of an account that was never confirmed, sends another, and signs in', async () => {
    const { outcome, calls, told, unanswered } = await run('CONFIRM_SIGN_UP', ['', '999999', ' 111111 ']);
    expect(outcome).toEqual(signedIn);
    expect(calls).toEqual(['signIn Given-2026', 'resendCode', 'confirm', 'confirm', 'signIn Given-2026']);
    expect(told).toBe('This account was never confirmed.\nCode sent.\nWrong code.\n');
    expect(unanswered).toBe(0);
  });

  it('resets by code with a new password of the right length, typed twice, and signs in with it', async () => {
    const answers = ['', '222222', 'short', 'New-20261', 'New-20262', 'New-2026', 'New-2026'];
    const again = ['111111', 'New-2026', 'New-2026'];
    const { outcome, calls, told } = await run('RESET_PASSWORD', [...answers, ...again]);
    expect(outcome).toEqual(signedIn);
    expect(calls).toEqual(['signIn Given-2026', 'requestCode', 'reset', 'reset', 'signIn New-2026']);
    expect(told.split('\n')).toEqual([
      'Your password must be reset.',
      'Too many attempts. Please try again later.',
      'Password must be at least 8 characters.',
      'Passwords must match',
      expect.stringMatching(/^Wrong code\./),
      '',
    ]);
  });

  it('asks for a new password until one will do', async () => {
    const { outcome, calls, told } = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', [
      'password1',
      'password1',
      'New-2026',
      'New-2026',
    ]);
    expect(outcome).toEqual(signedIn);
    expect(calls).toEqual(['signIn Given-2026', 'answer password1', 'answer New-2026']);
    expect(told).toBe('Your account requires a password change.\nToo common.\n');
  });

  it('takes a new password that was given, once, and asks nobody', async () => {
    const given = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', null, 'New-2026');
    expect(given.outcome).toEqual(signedIn);
    const weak = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', null, 'password1');
    expect(weak.outcome).toMatchObject({ ok: false, failure: { exit: 4, message: 'Too common.' } });
    expect(weak.calls).toEqual(['signIn Given-2026', 'answer password1']);
  });

  it.each([
    ['CONFIRM_SIGN_UP', 'This account was never confirmed.', 'code'],
    ['RESET_PASSWORD', 'Your password must be reset.', 'code'],
    [
      'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
      'Account requires a new password.',
      '--new-password-stdin',
    ],
  ] as const)(
    'ends with 4 and says what to do where nobody can be asked (%s)',
    async (needs, message, hint) => {
      const { outcome, calls } = await run(needs, null);
      expect(outcome).toMatchObject({
        ok: false,
        failure: { exit: 4, code: 'sign-in-refused', message, hint: expect.stringContaining(hint) },
      });
      expect(calls).toEqual(['signIn Given-2026']);
    },
  );

  it('names a step that it does not know', async () => {
    const { outcome } = await run({ unsupported: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, []);
    expect(outcome).toMatchObject({
      ok: false,
      failure: {
        exit: 4,
        message:
          'Sign in was unsuccessful. Account requires an unsupported step: CONFIRM_SIGN_IN_WITH_TOTP_CODE',
      },
    });
  });

  it('stops where the person leaves', async () => {
    const { outcome, calls } = await run('CONFIRM_SIGN_UP', []);
    expect(outcome).toMatchObject({ ok: false, failure: { exit: 130 } });
    expect(calls).toEqual(['signIn Given-2026']);
  });
});
