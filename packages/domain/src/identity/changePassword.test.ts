import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Result } from '../result/result.ts';
import { initialAuthState } from './authState.ts';
import { reduceAuthState } from './reduceAuthState.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService, SignInStep } from './sessionService.ts';
import type { PasswordService } from './passwords.ts';
import { readUser } from './readUser.ts';
import { changePassword } from './recoverPassword.ts';
import { sessionOverMessage } from './sessionOverMessage.ts';
import type { User } from './user.ts';

const user = readUser({ sub: 's', email: 'new@sandbox.test' }, 'jwt');
const wrong: IdentityFailure = { name: 'NotAuthorizedException', message: 'Incorrect.' };

/** What became of a change, and how the user was signed in after it. */
const changed = async (
  answer: Result<void, IdentityFailure>,
  current: User | null = user,
  again: Result<SignInStep, IdentityFailure> = succeeded('DONE'),
) => {
  const signIns: unknown[] = [];
  const identity: SessionService = {
    signIn: async (...given) => {
      signIns.push(given);
      return again;
    },
    currentUser: async () => succeeded(current),
    signOut: async () => succeeded(undefined),
    hasSession: async () => true,
  };
  const passwords: PasswordService = {
    requestCode: async () => succeeded(undefined),
    reset: async () => succeeded(undefined),
    answerForcedChange: async () => succeeded('DONE'),
    change: async () => answer,
  };
  const events = await changePassword(
    { identity, passwords },
    'New@Sandbox.test',
    'old password',
    'new password',
  );
  return { state: events.reduce(reduceAuthState, { ...initialAuthState, user }), events, signIns };
};

const change = async (...given: Parameters<typeof changed>) => (await changed(...given)).state;

describe('changing the password', () => {
  it('leads to settings (AUTHSTEP-10)', async () => {
    expect((await change(succeeded(undefined))).authRouter).toBe('settings');
  });

  it('ends all sessions and signs in again with the new password', async () => {
    const { signIns, events, state } = await changed(succeeded(undefined));
    expect(signIns).toEqual([['new@sandbox.test', 'new password', { endOthers: 'through-kept' }]]);
    expect(events).toEqual([{ type: 'change-password-succeeded' }]);
    expect(state).toMatchObject({ user, endOthersOf: null });
  });

  it('is done all the same where that fails: the next sign-in ends the other sessions (SET-10)', async () => {
    const away = failed({ name: 'no-answer', message: 'away' });
    const { events, state } = await changed(succeeded(undefined), user, away);
    expect(events).toEqual([{ type: 'change-password-succeeded' }, { type: 'change-password-signed-out' }]);
    expect(state).toMatchObject({ authError: null, authRouter: 'settings', endOthersOf: 'new@sandbox.test' });
  });

  it('is told to the user whose session is over because the sign-in after it failed, and to nobody else (SET-10)', async () => {
    const { state } = await changed(
      succeeded(undefined),
      user,
      failed({ name: 'no-answer', message: 'away' }),
    );
    expect(sessionOverMessage(state)).toBe('Password Changed Successfully. Please sign in with the new one.');
    const ended = 'Your session has ended. Please sign in to continue.';
    expect(sessionOverMessage({ ...state, endOthersOf: 'other@sandbox.test' })).toBe(ended);
    expect(sessionOverMessage(await change(failed(wrong), null))).toBe(ended);
  });

  it('ends and begins nothing where it was refused', async () => {
    expect((await changed(failed(wrong))).signIns).toEqual([]);
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
