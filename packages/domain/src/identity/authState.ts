import type { User } from './user.ts';

/** Where the identity flows want the person to be (AUTHSTEP-2 to AUTHSTEP-11). */
export type AuthDestination =
  'dashboard' | 'onboarding' | 'verify-code' | 'reset-password' | 'login' | 'settings';

/** Why a password must be changed at sign-in: by a mailed code, or because an administrator set it. */
export type ResetType = 'code' | 'admin';

/** The state of identity (AUTHSTEP-1). */
export type AuthState = {
  readonly user: User | null;
  readonly authLoading: boolean;
  readonly authError: string | null;
  /** Where to go next; null when nobody needs to move. */
  readonly authRouter: AuthDestination | null;
  readonly resetType: ResetType | null;
};

/** Before anything is known: the guard shows its spinner (ROUTE-11). */
export const initialAuthState: AuthState = {
  user: null,
  authLoading: true,
  authError: null,
  authRouter: null,
  resetType: null,
};

export const isAuthenticated = (state: AuthState): boolean => state.user !== null;
