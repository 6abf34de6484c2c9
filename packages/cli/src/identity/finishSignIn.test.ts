import { describe, expect, it } from 'vitest';
import { fakeIdentityServices } from '../../test/fakeIdentityServices.ts';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { sampleUser } from '../../test/sampleUser.ts';
import { finishSignIn } from './finishSignIn.ts';

const run = async (
  needs: Parameters<typeof fakeIdentityServices>[0],
  answers: readonly string[] | null,
  newPassword: string | null = null,
) => {
  const { services, calls } = fakeIdentityServices(needs);
  const fake = fakeInvocation(answers);
  const outcome = await finishSignIn(fake.invocation, services, sampleUser.email, {
    password: 'Given-2026',
    newPassword,
  });
  return { outcome, calls, told: fake.reported(), unanswered: fake.unanswered() };
};

const signedIn = { ok: true, value: sampleUser };

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

  it('sends the code for a change that a refusal demanded, and ends signed in (ERR-10)', async () => {
    const answers = ['111 111', 'New-2026', 'New-2026'];
    const { outcome, calls, told } = await run('refused for change', answers);
    expect(outcome).toEqual(signedIn);
    expect(calls).toEqual(['signIn Given-2026', 'requestCode', 'reset', 'signIn New-2026']);
    expect(told).toBe('This account requires a password change.\nCode sent.\n');
    expect(await run('refused for change', null)).toMatchObject({
      outcome: {
        failure: { exit: 4, message: 'This account requires a password change.' },
      },
      calls: ['signIn Given-2026'],
    });
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

  it('takes a new password that was given, once, and asks for none', async () => {
    const given = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', null, 'New-2026');
    expect(given.outcome).toEqual(signedIn);
    const weak = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', null, 'password1');
    expect(weak.outcome).toMatchObject({ ok: false, failure: { exit: 4, message: 'Too common.' } });
    expect(weak.calls).toEqual(['signIn Given-2026', 'answer password1']);
  });

  it('starts again after a change that took too long, and asks for nothing but the new password', async () => {
    const { outcome, calls, told } = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', [
      'Late-2026',
      'Late-2026',
      'New-2026',
      'New-2026',
    ]);
    expect(outcome).toEqual(signedIn);
    expect(calls).toEqual(['signIn Given-2026', 'answer Late-2026', 'signIn Given-2026', 'answer New-2026']);
    expect(told).toContain('Nothing was changed.');
    const alone = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', null, 'Late-2026');
    expect(alone.outcome).toMatchObject({
      failure: { exit: 4, message: expect.stringContaining('Nothing was changed.') },
    });
  });

  it('signs in with a new password that took, although the answer to it was lost', async () => {
    const lost = await run('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', null, 'Lost-2026');
    expect(lost.outcome).toEqual(signedIn);
    expect(lost.calls).toEqual(['signIn Given-2026', 'answer Lost-2026', 'signIn Lost-2026']);
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

  it('stops where the user leaves', async () => {
    const { outcome, calls } = await run('CONFIRM_SIGN_UP', []);
    expect(outcome).toMatchObject({ ok: false, failure: { exit: 130 } });
    expect(calls).toEqual(['signIn Given-2026']);
  });
});
