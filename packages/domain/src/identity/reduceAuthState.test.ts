import { describe, expect, it } from 'vitest';
import { initialAuthState, isAuthenticated, type AuthState } from './authState.ts';
import { reduceAuthState, type AuthStateAction } from './reduceAuthState.ts';
import { readUser } from './readUser.ts';

const user = readUser({ sub: 's', email: 'Ada@sandbox.test', email_verified: 'false' }, 'jwt');
const another = readUser({ sub: 't', email: 'bo@sandbox.test' }, 'jwt');

/** Nothing in it is as it was at first, so that whatever an event leaves or clears can be seen. */
const full: AuthState = {
  user,
  authLoading: true,
  authError: 'An earlier failure.',
  authRequestId: 'r-0',
  sessionKept: true,
  authRouter: 'settings',
  resetType: 'code',
  changeWaits: true,
  withNewPassword: true,
  notice: 'account-created',
  email: 'Ada@sandbox.test',
  registered: 'reg@sandbox.test',
  endOthersOf: 'old@sandbox.test',
  codeSent: { to: 'earlier@sandbox.test', purpose: 'recovery' },
  codeLoading: true,
  codeMessage: 'Code sent.',
};
/** What every event clears, since it belongs to the one before. */
const cleared = { codeLoading: false, sessionKept: false, authRequestId: null };
const waiting = { authLoading: true, authError: null, codeMessage: null };
const over = { authLoading: false, authError: null };

it('before anything is known the user is looked for, and nothing else is so (AUTHSTEP-1, ROUTE-11)', () => {
  expect(initialAuthState).toEqual({
    user: null,
    authLoading: true,
    authError: null,
    authRequestId: null,
    sessionKept: false,
    authRouter: null,
    resetType: null,
    changeWaits: false,
    withNewPassword: false,
    notice: null,
    email: '',
    registered: null,
    endOthersOf: null,
    codeSent: null,
    codeLoading: false,
    codeMessage: null,
  });
});

it('who is signed in is known by the user', () => {
  expect([isAuthenticated(full), isAuthenticated(initialAuthState)]).toEqual([true, false]);
});

describe('what an event changes, and that it changes nothing else (AUTHSTEP-12 to AUTHSTEP-24)', () => {
  it.each<readonly [AuthStateAction, Partial<AuthState>]>([
    [{ type: 'user-requested' }, {}],
    [
      { type: 'user-loaded', user: another },
      { ...over, user: another, endOthersOf: null },
    ],
    [
      { type: 'user-loaded', user: null },
      { ...over, user: null },
    ],
    [
      { type: 'user-failed', message: 'Away.' },
      { user: null, authLoading: false, authError: 'Away.' },
    ],
    [{ type: 'login-started' }, { ...waiting, resetType: null, withNewPassword: false }],
    [
      { type: 'login-started', email: 'bo@sandbox.test' },
      { ...waiting, resetType: null, withNewPassword: false, email: 'bo@sandbox.test' },
    ],
    [
      { type: 'login-succeeded', user: another },
      {
        ...over,
        user: another,
        authRouter: 'dashboard',
        resetType: null,
        notice: null,
        registered: null,
        endOthersOf: null,
        codeSent: null,
      },
    ],
    [
      { type: 'login-failed', message: 'No.' },
      { authLoading: false, authError: 'No.' },
    ],
    [
      { type: 'step-failed', message: 'No.' },
      { authLoading: false, authError: 'No.' },
    ],
    [
      { type: 'login-needs-confirmation' },
      { ...over, codeSent: { to: full.email, purpose: 'registration' }, authRouter: 'verify-code' },
    ],
    [
      { type: 'login-needs-reset' },
      {
        authLoading: false,
        authError: 'Your password must be reset.',
        authRouter: 'reset-password',
        resetType: 'code',
      },
    ],
    [
      { type: 'login-needs-new-password' },
      { authLoading: false, authError: 'Account requires a new password.', resetType: 'admin' },
    ],
    [
      { type: 'login-refused-for-change' },
      {
        authLoading: false,
        authError: 'This account requires a password change.',
        resetType: 'admin',
        changeWaits: false,
      },
    ],
    [
      { type: 'login-change-ended', message: 'Too late.', withNewPassword: false },
      {
        authLoading: false,
        authError: 'Too late.',
        authRouter: null,
        resetType: null,
        changeWaits: false,
        withNewPassword: false,
      },
    ],
    [
      { type: 'login-change-code-sent', email: 'bo@sandbox.test' },
      {
        ...over,
        email: 'bo@sandbox.test',
        codeSent: { to: 'bo@sandbox.test', purpose: 'recovery' },
      },
    ],
    [
      { type: 'login-restarted' },
      { ...over, authRouter: null, resetType: null, notice: null, codeMessage: null },
    ],
    ...(['login-reset-succeeded', 'reset-password-succeeded'] as const).map(
      (type) =>
        [
          { type },
          {
            ...over,
            authRouter: 'login',
            resetType: null,
            notice: 'password-reset',
            endOthersOf: 'ada@sandbox.test',
            codeMessage: null,
            codeSent: null,
          },
        ] as const,
    ),
    [{ type: 'logout-started' }, { ...waiting, authRouter: 'login' }],
    [{ type: 'logout-succeeded' }, { ...over, user: null }],
    [
      { type: 'logout-failed' },
      { authLoading: false, authError: 'Failed to logout properly. Try refreshing the page.' },
    ],
    [
      { type: 'register-started', email: 'c@d.co' },
      { ...waiting, email: 'c@d.co' },
    ],
    [
      { type: 'recovery-code-started', email: 'c@d.co' },
      { ...waiting, email: 'c@d.co' },
    ],
    [
      { type: 'register-confirm-started', email: 'c@d.co' },
      { ...waiting, email: 'c@d.co' },
    ],
    [
      { type: 'reset-password-started', email: 'c@d.co' },
      { ...waiting, email: 'c@d.co' },
    ],
    [
      { type: 'register-succeeded' },
      { ...over, codeSent: { to: full.email, purpose: 'registration' }, authRouter: 'verify-code' },
    ],
    [
      { type: 'recovery-code-sent' },
      { ...over, codeSent: { to: full.email, purpose: 'recovery' }, authRouter: 'verify-code' },
    ],
    [
      { type: 'register-confirm-succeeded', email: 'c@d.co' },
      {
        ...over,
        user: { ...user, verified: true },
        authRouter: 'login',
        notice: 'account-created',
        registered: 'c@d.co',
        codeMessage: null,
        codeSent: null,
      },
    ],
    [{ type: 'session-over' }, over],
    [{ type: 'change-password-signed-out' }, { ...over, endOthersOf: 'ada@sandbox.test' }],
    [{ type: 'change-password-succeeded' }, { ...over, authRouter: 'settings' }],
    [
      { type: 'code-sent', message: null, purpose: 'registration' },
      { ...over, codeSent: { to: full.email, purpose: 'registration' }, codeMessage: 'Code sent.' },
    ],
    [{ type: 'login-confirm-started' }, waiting],
    [{ type: 'change-password-started' }, waiting],
    [{ type: 'login-reset-started' }, waiting],
    [
      { type: 'login-reset-started', email: 'c@d.co' },
      { ...waiting, email: 'c@d.co' },
    ],
    [
      { type: 'code-requested', email: 'c@d.co' },
      { ...waiting, email: 'c@d.co', codeLoading: true },
    ],
    [{ type: 'form-pressed' }, { authError: null, codeMessage: null }],
    [{ type: 'page-left' }, { ...over, authRouter: null }],
    [
      { type: 'page-left', email: ' ' },
      { ...over, authRouter: null },
    ],
    [
      { type: 'page-left', email: ' c@d.co ' },
      { ...over, authRouter: null, email: 'c@d.co' },
    ],
  ])('%j', (event, changes) => {
    expect(reduceAuthState(full, event)).toEqual({ ...full, ...cleared, ...changes });
  });

  it('a look for the user shows that it is under way', () => {
    const quiet = { ...full, authLoading: false };
    expect(reduceAuthState(quiet, { type: 'user-requested' }).authLoading).toBe(true);
  });

  it('a confirmed registration signs nobody in, and a lost session names nobody', () => {
    const nobody = { ...full, user: null };
    const confirmed = reduceAuthState(nobody, { type: 'register-confirm-succeeded', email: 'c@d.co' });
    expect(confirmed.user).toBeNull();
    expect(reduceAuthState(nobody, { type: 'change-password-signed-out' }).endOthersOf).toBeNull();
  });

  it('a failure brings the id of its answer, and says whether this browser keeps the session', () => {
    expect(
      reduceAuthState(full, {
        type: 'user-failed',
        message: 'Away.',
        requestId: 'r-1',
        sessionKept: true,
      }),
    ).toMatchObject({ authRequestId: 'r-1', sessionKept: true });
    expect(
      reduceAuthState(full, { type: 'login-failed', message: 'No.', requestId: 'r-2' }).authRequestId,
    ).toBe('r-2');
  });
});
