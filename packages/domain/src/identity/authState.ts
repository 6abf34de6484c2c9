import type { LoginMode } from './identityForms.ts';
import type { User } from './user.ts';

/** Where the identity flows want the user to be (AUTHSTEP-2 to AUTHSTEP-11). */
export type AuthDestination =
  'dashboard' | 'onboarding' | 'verify-code' | 'reset-password' | 'login' | 'settings';

/** Why a password must be changed at sign-in: by a mailed code, or because an administrator set it. */
type ResetType = 'code' | 'admin';

/** What the sign-in page says on top, after the step that led there (LOGIN-2, LOGIN-3). */
type LoginNotice = 'account-created' | 'password-reset';

/** The state of identity (AUTHSTEP-1); passwords and codes are never part of it. */
export type AuthState = {
  readonly user: User | null;
  readonly authLoading: boolean;
  readonly authError: string | null;
  /** Under which the service knows the answer behind `authError`. */
  readonly authRequestId: string | null;
  /** Where to go next; null when nobody needs to move. */
  readonly authRouter: AuthDestination | null;
  readonly resetType: ResetType | null;
  readonly notice: LoginNotice | null;
  /** The e-mail that the flow under way is about; it is kept between its screens (S-53, S-58). */
  readonly email: string;
  /** The next sign-in follows a registration and leads to onboarding (AUTHSTEP-3, S-55). */
  readonly afterRegistration: boolean;
  /** What became of the last request for a code: the server's message or 'Code sent.' (AUTHSTEP-24). */
  readonly codeMessage: string | null;
};

/** Before anything is known: the guard shows its spinner (ROUTE-11). */
export const initialAuthState: AuthState = {
  user: null,
  authLoading: true,
  authError: null,
  authRequestId: null,
  authRouter: null,
  resetType: null,
  notice: null,
  email: '',
  afterRegistration: false,
  codeMessage: null,
};

export const isAuthenticated = (state: AuthState): boolean => state.user !== null;

/** How the sign-in form stands (LOGIN-8 to LOGIN-11, LOGIN-17 to LOGIN-20). */
export const loginMode = ({ resetType }: AuthState): LoginMode =>
  resetType === 'code' ? 'reset' : resetType === 'admin' ? 'forced' : 'normal';
