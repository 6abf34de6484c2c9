import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Result } from '../result/index.ts';
import { initialAuthState } from './authState.ts';
import { authTransition } from './authTransition.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { IdentityProvider } from './identityProvider.ts';
import type { Passwords } from './passwords.ts';
import { readUser } from './readUser.ts';
import { changePassword } from './recoverPassword.ts';
import type { User } from './user.ts';

const user = readUser({ sub: 's', email: 'new@sandbox.test' }, 'jwt');
const wrong: IdentityFailure = { name: 'NotAuthorizedException', message: 'Incorrect.' };

const change = async (answer: Result<void, IdentityFailure>, current: User | null = user) => {
  const identity: IdentityProvider = {
    signIn: async () => succeeded('DONE'),
    currentUser: async () => succeeded(current),
    signOut: async () => succeeded(undefined),
    hasSession: async () => true,
  };
  const passwords: Passwords = {
    requestCode: async () => succeeded(undefined),
    reset: async () => succeeded(undefined),
    answerForcedChange: async () => succeeded('DONE'),
    change: async () => answer,
  };
  const event = await changePassword({ identity, passwords }, 'old password', 'new password');
  return authTransition(initialAuthState, event);
};

describe('changing the password', () => {
  it('leads to settings (AUTHSTEP-10)', async () => {
    expect((await change(succeeded(undefined))).authRouter).toBe('settings');
  });

  it('names the password that a refusal is about, and no other trouble', async () => {
    const weak = { name: 'InvalidPasswordException', message: 'Too weak.' };
    expect((await change(failed(wrong))).authError).toContain('Old Password');
    expect((await change(failed(weak))).authError).toBe('Too weak.');
  });

  it('says that it may have gone through only where the call may have been repeated', async () => {
    expect((await change(failed(wrong))).authError).toBe('Incorrect. Check your Old Password.');
    expect((await change(failed({ ...wrong, mayBeRepeat: true }))).authError).toMatch(
      /^Incorrect\. Check your Old Password\. If the connection/,
    );
  });

  it('is not refused when the session was ended elsewhere: the user signs in again', async () => {
    expect(await change(failed(wrong), null)).toMatchObject({ authError: null, authRouter: null });
  });
});
