import type { AuthState, EmailCodePurpose } from './authState.ts';
import { identityMessages } from './identityMessages.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import type { User } from './user.ts';

/** What can happen to identity (AUTHSTEP-12 to AUTHSTEP-24). */
export type AuthStateAction =
  | { readonly type: 'user-requested' }
  | { readonly type: 'user-loaded'; readonly user: User | null }
  | {
      readonly type: 'user-failed';
      readonly message: string;
      readonly requestId?: string;
      /** The service could not be asked: this browser keeps the session. */
      readonly sessionKept?: boolean;
    }
  | { readonly type: 'login-started'; readonly email?: string }
  | { readonly type: 'login-succeeded'; readonly user: User }
  | { readonly type: 'login-failed'; readonly message: string; readonly requestId?: string }
  | { readonly type: 'login-needs-confirmation' }
  | { readonly type: 'login-needs-reset' }
  | { readonly type: 'login-needs-new-password'; readonly message?: string }
  /** The service refused and named a required change; no sign-in waits for the new password (ERR-10). */
  | { readonly type: 'login-refused-for-change' }
  /** The sign-in that waited for a new password waits no more; it begins again with the new one or the old. */
  | {
      readonly type: 'login-change-ended';
      readonly message: string;
      readonly withNewPassword: boolean;
      readonly requestId?: string;
    }
  /** A code for the change was sent, with which the password is reset. */
  | { readonly type: 'login-change-code-sent'; readonly email: string }
  /** The user leaves a required reset or change to sign in with another account. */
  | { readonly type: 'login-restarted' }
  | { readonly type: 'login-confirm-started' }
  | { readonly type: 'login-reset-started'; readonly email?: string }
  | { readonly type: 'login-reset-succeeded' }
  | { readonly type: 'logout-started' }
  | { readonly type: 'logout-succeeded' }
  | { readonly type: 'logout-failed' }
  | { readonly type: 'register-started'; readonly email: string }
  | { readonly type: 'register-succeeded' }
  | { readonly type: 'register-confirm-started'; readonly email: string }
  | { readonly type: 'register-confirm-succeeded'; readonly email: string }
  | { readonly type: 'recovery-code-started'; readonly email: string }
  | { readonly type: 'recovery-code-sent' }
  | { readonly type: 'reset-password-started'; readonly email: string }
  | { readonly type: 'reset-password-succeeded' }
  | { readonly type: 'change-password-started' }
  | { readonly type: 'change-password-succeeded' }
  /** The session was ended elsewhere while a step was under way; nothing is wrong with the step. */
  | { readonly type: 'session-over' }
  /** The password was changed and all sessions were to end, and the sign-in that was to follow failed. */
  | { readonly type: 'change-password-signed-out' }
  | { readonly type: 'code-requested'; readonly email: string }
  | { readonly type: 'code-sent'; readonly message: string | null; readonly purpose: EmailCodePurpose }
  | { readonly type: 'step-failed'; readonly message: string; readonly requestId?: string }
  /** A form was pressed again: what its last press led to is said no more. */
  | { readonly type: 'form-pressed' }
  /** The user leaves a form for another page of the flows, with the e-mail that was typed there. */
  | { readonly type: 'page-left'; readonly email?: string };

const started = (state: AuthState): AuthState => ({
  ...state,
  authLoading: true,
  authError: null,
  codeMessage: null,
});
/** That a code went to the address that the flow is about. */
const sent = (state: AuthState, purpose: EmailCodePurpose): Pick<AuthState, 'codeSent'> => ({
  codeSent: { to: state.email, purpose },
});
const isSameAddress = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other);
const done = (state: AuthState): AuthState => ({ ...state, authLoading: false, authError: null });

const next = (state: AuthState, event: AuthStateAction): AuthState => {
  switch (event.type) {
    case 'user-requested':
      return { ...state, authLoading: true };
    case 'user-loaded':
      return {
        ...done(state),
        user: event.user,
        endOthersOf: event.user === null ? state.endOthersOf : null,
      };
    case 'user-failed':
      return { ...state, user: null, authLoading: false, authError: event.message };
    case 'login-started':
      return {
        ...started(state),
        resetType: null,
        withNewPassword: false,
        email: event.email ?? state.email,
      };
    case 'login-succeeded':
      return {
        ...done(state),
        user: event.user,
        authRouter:
          state.registered !== null && isSameAddress(state.registered, event.user.email)
            ? 'onboarding'
            : 'dashboard',
        resetType: null,
        notice: null,
        registered: null,
        endOthersOf: null,
        codeSent: null,
      };
    case 'login-failed':
    case 'step-failed':
      return { ...state, authLoading: false, authError: event.message };
    case 'login-needs-confirmation':
      return { ...done(state), ...sent(state, 'registration'), authRouter: 'verify-code' };
    case 'login-needs-reset':
      return {
        ...state,
        authLoading: false,
        authError: identityMessages.mustReset,
        authRouter: 'reset-password',
        resetType: 'code',
      };
    case 'login-needs-new-password':
      return {
        ...state,
        authLoading: false,
        authError: event.message ?? identityMessages.newPasswordRequired,
        resetType: 'admin',
        changeWaits: true,
      };
    case 'login-refused-for-change':
      return {
        ...state,
        authLoading: false,
        authError: identityMessages.accountChangeRequired,
        resetType: 'admin',
        changeWaits: false,
      };
    case 'login-change-ended':
      return {
        ...state,
        authLoading: false,
        authError: event.message,
        authRouter: null,
        resetType: null,
        changeWaits: false,
        withNewPassword: event.withNewPassword,
      };
    case 'login-change-code-sent':
      return {
        ...done(state),
        resetType: 'code',
        email: event.email,
        codeSent: { to: event.email, purpose: 'recovery' },
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
        endOthersOf: normalizeEmail(state.email),
        codeMessage: null,
        codeSent: null,
      };
    case 'logout-started':
      return { ...started(state), authRouter: 'login' };
    case 'logout-succeeded':
      return { ...done(state), user: null };
    case 'logout-failed':
      return { ...state, authLoading: false, authError: identityMessages.logoutFailed };
    case 'register-started':
    case 'recovery-code-started':
      return { ...started(state), email: event.email };
    case 'register-succeeded':
      return { ...done(state), ...sent(state, 'registration'), authRouter: 'verify-code' };
    case 'recovery-code-sent':
      return { ...done(state), ...sent(state, 'recovery'), authRouter: 'verify-code' };
    case 'register-confirm-succeeded':
      return {
        ...done(state),
        user: state.user === null ? null : { ...state.user, verified: true },
        authRouter: 'login',
        notice: 'account-created',
        registered: event.email,
        codeMessage: null,
        codeSent: null,
      };
    case 'session-over':
      return done(state);
    case 'change-password-signed-out':
      return { ...done(state), endOthersOf: state.user && normalizeEmail(state.user.email) };
    case 'change-password-succeeded':
      return { ...done(state), authRouter: 'settings' };
    case 'code-sent':
      return {
        ...done(state),
        ...sent(state, event.purpose),
        codeMessage: event.message ?? identityMessages.codeSent,
      };
    case 'login-confirm-started':
    case 'change-password-started':
      return started(state);
    case 'login-reset-started':
      return { ...started(state), email: event.email ?? state.email };
    case 'register-confirm-started':
    case 'reset-password-started':
    case 'code-requested':
      return { ...started(state), email: event.email };
    case 'form-pressed':
      return { ...state, authError: null, codeMessage: null };
    case 'page-left': {
      const typed = event.email?.trim() ?? '';
      return { ...done(state), authRouter: null, email: typed === '' ? state.email : typed };
    }
  }
};

/**
 * The one place where identity changes; pure. The request id belongs to the last event's failure and to no other, as
 * the progress of a further code does to its request.
 */
export const reduceAuthState = (state: AuthState, event: AuthStateAction): AuthState => ({
  ...next(state, event),
  codeLoading: event.type === 'code-requested',
  sessionKept: event.type === 'user-failed' && event.sessionKept === true,
  authRequestId: ('requestId' in event ? event.requestId : undefined) ?? null,
});
