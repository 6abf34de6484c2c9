import type { AuthState } from './authState.ts';
import { identityWords } from './identityWords.ts';
import type { User } from './user.ts';

/** What can happen to identity (AUTHSTEP-12 to AUTHSTEP-24). */
export type AuthEvent =
  | { readonly type: 'user-requested' }
  | { readonly type: 'user-loaded'; readonly user: User | null }
  | { readonly type: 'user-failed'; readonly message: string; readonly requestId?: string }
  | { readonly type: 'login-started'; readonly email?: string }
  | { readonly type: 'login-succeeded'; readonly user: User }
  | { readonly type: 'login-failed'; readonly message: string; readonly requestId?: string }
  | { readonly type: 'login-needs-confirmation' }
  | { readonly type: 'login-needs-reset' }
  | { readonly type: 'login-needs-new-password'; readonly message?: string }
  /** The user leaves a required reset or change to sign in with another account. */
  | { readonly type: 'login-restarted' }
  | { readonly type: 'login-confirm-started' }
  | { readonly type: 'login-reset-started' }
  | { readonly type: 'login-reset-succeeded' }
  | { readonly type: 'logout-started' }
  | { readonly type: 'logout-succeeded' }
  | { readonly type: 'logout-failed' }
  | { readonly type: 'register-started'; readonly email: string }
  | { readonly type: 'register-succeeded' }
  | { readonly type: 'register-confirm-started' }
  | { readonly type: 'register-confirm-succeeded' }
  | { readonly type: 'recovery-code-started'; readonly email: string }
  | { readonly type: 'recovery-code-sent' }
  | { readonly type: 'reset-password-started' }
  | { readonly type: 'reset-password-succeeded' }
  | { readonly type: 'change-password-started' }
  | { readonly type: 'change-password-succeeded' }
  | { readonly type: 'code-requested' }
  | { readonly type: 'code-sent'; readonly message: string | null }
  | { readonly type: 'step-failed'; readonly message: string; readonly requestId?: string }
  | { readonly type: 'router-reset' };

const started = (state: AuthState): AuthState => ({
  ...state,
  authLoading: true,
  authError: null,
  codeMessage: null,
});
const done = (state: AuthState): AuthState => ({ ...state, authLoading: false, authError: null });

const next = (state: AuthState, event: AuthEvent): AuthState => {
  switch (event.type) {
    case 'user-requested':
      return { ...state, authLoading: true };
    case 'user-loaded':
      return { ...done(state), user: event.user };
    case 'user-failed':
      return { ...state, user: null, authLoading: false, authError: event.message };
    case 'login-started':
      return { ...started(state), resetType: null, email: event.email ?? state.email };
    case 'login-succeeded':
      return {
        ...done(state),
        user: event.user,
        authRouter: state.afterRegistration ? 'onboarding' : 'dashboard',
        resetType: null,
        notice: null,
        afterRegistration: false,
      };
    case 'login-failed':
    case 'step-failed':
      return { ...state, authLoading: false, authError: event.message };
    case 'login-needs-confirmation':
      return { ...done(state), authRouter: 'verify-code' };
    case 'login-needs-reset':
      return {
        ...state,
        authLoading: false,
        authError: identityWords.mustReset,
        authRouter: 'reset-password',
        resetType: 'code',
      };
    case 'login-needs-new-password':
      return {
        ...state,
        authLoading: false,
        authError: event.message ?? identityWords.newPasswordRequired,
        resetType: 'admin',
      };
    case 'login-restarted':
      return { ...done(state), authRouter: null, resetType: null, notice: null, codeMessage: null };
    case 'login-reset-succeeded':
    case 'reset-password-succeeded':
      return {
        ...done(state),
        authRouter: 'login',
        resetType: null,
        notice: 'password-reset',
        codeMessage: null,
      };
    case 'logout-started':
      return { ...started(state), authRouter: 'login' };
    case 'logout-succeeded':
      return { ...done(state), user: null };
    case 'logout-failed':
      return { ...state, authLoading: false, authError: identityWords.logoutFailed };
    case 'register-started':
    case 'recovery-code-started':
      return { ...started(state), email: event.email };
    case 'register-succeeded':
    case 'recovery-code-sent':
      return { ...done(state), authRouter: 'verify-code' };
    case 'register-confirm-succeeded':
      return {
        ...done(state),
        user: state.user === null ? null : { ...state.user, verified: true },
        authRouter: 'login',
        notice: 'account-created',
        afterRegistration: true,
        codeMessage: null,
      };
    case 'change-password-succeeded':
      return { ...done(state), authRouter: 'settings' };
    case 'code-sent':
      return { ...done(state), codeMessage: event.message ?? identityWords.codeSent };
    case 'login-confirm-started':
    case 'login-reset-started':
    case 'register-confirm-started':
    case 'reset-password-started':
    case 'change-password-started':
    case 'code-requested':
      return started(state);
    case 'router-reset':
      return { ...done(state), authRouter: null };
  }
};

/** The one place where identity changes; pure. The request id belongs to the last event's failure and to no other. */
export const authTransition = (state: AuthState, event: AuthEvent): AuthState => ({
  ...next(state, event),
  authRequestId: ('requestId' in event ? event.requestId : undefined) ?? null,
});
