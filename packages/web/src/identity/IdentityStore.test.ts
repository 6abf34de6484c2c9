import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeIdentity, fakeUser as user } from '../../test/fakeIdentity.ts';
import { sendLoginForm } from './login/sendLoginForm.ts';
import { changeOwnPassword } from './passwords/passwordSteps.ts';

const form = (email: string, password: string) => ({ email, password, code: '', newPassword: '' });

describe('finding out who is signed in', () => {
  it('does not ask the service when the browser keeps no session', async () => {
    const { store, calls } = fakeIdentity({ hint: false });
    await store.start();
    expect(calls).toEqual([]);
    expect(store.state).toMatchObject({ user: null, authLoading: false });
  });

  it('is quiet until it is started', () => {
    const { store, calls } = fakeIdentity();
    expect(calls).toEqual([]);
    expect(store.state.authLoading).toBe(true);
  });

  it('finds a signed-in user without navigating anywhere', async () => {
    const { store } = fakeIdentity();
    await store.start();
    expect(store.authenticated).toBe(true);
    expect(store.state.authRouter).toBeNull();
  });

  it.each([
    ['User is disabled.', `${identityMessages.sessionEnded} User is disabled.`],
    ['Access Token has been revoked', identityMessages.sessionEnded],
    ['Invalid login token. Token revoked.', identityMessages.sessionEnded],
  ])(
    'ends a session that the service has ended, and says so in our words and in its own where they speak to a person (ERR-8): %s',
    async (message, words) => {
      const { store, calls } = fakeIdentity({
        identity: {
          currentUser: async () =>
            failed({ name: 'NotAuthorizedException', message, requestId: 'request-7' }),
        },
      });
      await store.start();
      expect(calls).toContain('signOut everywhere');
      expect(store.state).toMatchObject({ user: null, authError: words, authRequestId: 'request-7' });
    },
  );

  it('keeps the session when the service is only away', async () => {
    const { store, calls } = fakeIdentity({
      identity: {
        currentUser: async () => failed({ name: 'no-answer', message: identityMessages.noAnswer }),
      },
    });
    await store.start();
    expect(calls).toEqual(['connect']);
    expect(store.state.authError).toBe(identityMessages.noAnswer);
  });

  it('takes the kept session up without a password once the service answers again', async () => {
    const answers = [failed({ name: 'no-answer', message: identityMessages.noAnswer }), succeeded(user)];
    const { store } = fakeIdentity({
      identity: { currentUser: async () => answers.shift() ?? succeeded(null) },
    });
    await store.start();
    expect(store.state).toMatchObject({ user: null, sessionKept: true });
    await store.takeUpSession();
    expect(store.state).toMatchObject({ user, authRouter: 'dashboard', authError: null, sessionKept: false });
  });

  it('takes no session up whose user was away for too long', async () => {
    const { store, calls } = fakeIdentity({
      identity: {
        currentUser: async () => failed({ name: 'no-answer', message: identityMessages.noAnswer }),
      },
      idleTooLong: true,
    });
    await store.start();
    await store.takeUpSession();
    expect(calls).toContain('signOut');
    expect(store.state).toMatchObject({
      user: null,
      authError: identityMessages.awayTooLong,
      sessionKept: false,
    });
  });
});

describe('signing in', () => {
  it('leads to the dashboard', async () => {
    const { store } = fakeIdentity({ hint: false });
    await store.start();
    await sendLoginForm(store, form('corpay@sandbox.test', 'secret'));
    expect(store.state).toMatchObject({ user, authRouter: 'dashboard', authError: null });
  });

  it('is sent once, however often it is pressed', async () => {
    const { store, calls } = fakeIdentity({ hint: false });
    await store.start();
    await Promise.all([sendLoginForm(store, form('a@b.co', 'x')), sendLoginForm(store, form('a@b.co', 'x'))]);
    expect(calls.filter((call) => call.startsWith('signIn'))).toHaveLength(1);
  });

  it('keeps neither the password nor a half-open state when it cannot be tried at all', async () => {
    const reported: unknown[] = [];
    const report = globalThis.reportError;
    globalThis.reportError = (cause) => reported.push(cause);
    const { store } = fakeIdentity({
      hint: false,
      connect: () => Promise.reject(new Error('chunk did not load')),
    });
    await store.start();
    await sendLoginForm(store, form('a@b.co', 'secret-password'));
    globalThis.reportError = report;
    expect(store.state).toMatchObject({ authLoading: false, authError: identityMessages.noAnswer });
    expect(reported).toHaveLength(1);
    expect(JSON.stringify(store)).not.toContain('secret-password');
  });
});

describe('a changed password', () => {
  it('is told of also where the sign-in that follows fails, and the session is looked at (SET-10)', async () => {
    const away = failed({ name: 'no-answer', message: 'away' });
    const { store, calls } = fakeIdentity({ identity: { signIn: async () => away } });
    await store.start();
    expect(await changeOwnPassword(store, 'old password', 'new password')).toBe(true);
    expect(store.state).toMatchObject({ user, authError: null, endOthersOf: user.email });
    expect(calls.at(-1)).toBe('sessionLost');
  });
});

describe('signing out', () => {
  it('clears the user and leads to the sign-in', async () => {
    const { store } = fakeIdentity();
    await store.start();
    const leaving = store.logout();
    expect(store.leaving).toBe(true);
    await leaving;
    expect(store.state).toMatchObject({ user: null, authRouter: 'login' });
    expect(store.leaving).toBe(false);
  });

  it('that fails says so and keeps the user', async () => {
    const { store } = fakeIdentity({
      identity: { signOut: async () => failed({ name: 'no-answer', message: 'away' }) },
    });
    await store.start();
    await store.logout();
    expect(store.state).toMatchObject({ user, authError: identityMessages.logoutFailed });
  });

  it('that the service does not confirm says so, though nobody is signed in here any more (AUTHSTEP-18)', async () => {
    const { store } = fakeIdentity({
      identity: { signOut: async ({ mayLiveOn } = {}) => (mayLiveOn?.(), succeeded(undefined)) },
    });
    await store.start();
    await store.logout();
    expect(store.state).toMatchObject({
      user: null,
      authRouter: 'login',
      authLoading: false,
      authError: 'Failed to logout properly. Try refreshing the page.',
    });
  });

  it('by clearing the session signs out here only, forgets every sign-in of this client, then reloads the page', async () => {
    const { store, calls } = fakeIdentity();
    await store.clearSession();
    expect(calls).toEqual(['connect', 'signOut', 'forgetClient', 'reload']);
  });
});
