import type { AuthState } from './authState.ts';
import { identityWords } from './identityWords.ts';
import type { User } from './user.ts';

/** What can happen to identity (AUTHSTEP-12 to AUTHSTEP-17). */
export type AuthEvent =
  | { readonly type: 'user-requested' }
  | { readonly type: 'user-loaded'; readonly user: User | null }
  | { readonly type: 'user-failed'; readonly message: string }
  | { readonly type: 'login-started' }
  | { readonly type: 'login-succeeded'; readonly user: User }
  | { readonly type: 'login-failed'; readonly message: string }
  | { readonly type: 'login-needs-confirmation' }
  | { readonly type: 'login-needs-reset' }
  | { readonly type: 'login-needs-new-password' }
  | { readonly type: 'logout-started' }
  | { readonly type: 'logout-succeeded' }
  | { readonly type: 'logout-failed' }
  | { readonly type: 'router-reset' };

/** The one place where identity changes; pure. */
export const authTransition = (state: AuthState, event: AuthEvent): AuthState => {
  switch (event.type) {
    case 'user-requested':
      return { ...state, authLoading: true };
    case 'user-loaded':
      return { ...state, user: event.user, authLoading: false, authError: null };
    case 'user-failed':
      return { ...state, user: null, authLoading: false, authError: event.message };
    case 'login-started':
      return { ...state, authLoading: true, authError: null, resetType: null };
    case 'login-succeeded':
      return {
        user: event.user,
        authLoading: false,
        authError: null,
        authRouter: 'dashboard',
        resetType: null,
      };
    case 'login-failed':
      return { ...state, authLoading: false, authError: event.message };
    case 'login-needs-confirmation':
      return { ...state, authLoading: false, authRouter: 'verify-code' };
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
        authError: identityWords.newPasswordRequired,
        resetType: 'admin',
      };
    case 'logout-started':
      return { ...state, authLoading: true, authRouter: 'login' };
    case 'logout-succeeded':
      return { ...state, user: null, authLoading: false, authError: null };
    case 'logout-failed':
      return { ...state, authLoading: false, authError: identityWords.logoutFailed };
    case 'router-reset':
      return { ...state, authRouter: null, authError: null, authLoading: false };
  }
};
