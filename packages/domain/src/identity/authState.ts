import type { LoginMode } from './identityForms.ts';
import type { User } from './user.ts';

/** Where the identity flows want the user to be (AUTHSTEP-2 to AUTHSTEP-11). */
export type AuthDestination =
  | 'dashboard'
  | 'onboarding'
  | 'verify-code'
  | 'reset-password'
  | 'login'
  | 'settings';

/** Why a password must be changed at sign-in: by a mailed code, or because an administrator set it. */
type ResetType = 'code' | 'admin';

/** What the sign-in page says on top, after the step that led there (LOGIN-2, LOGIN-3). */
type LoginNotice = 'account-created' | 'password-reset';

/** What a mailed code is good for. */
export type EmailCodePurpose = 'registration' | 'recovery';

/** The state of identity (AUTHSTEP-1); passwords and codes are never part of it. */
export type AuthState = {
  readonly user: User | null;
  readonly authLoading: boolean;
  readonly authError: string | null;
  /** Under which the service knows the answer behind `authError`. */
  readonly authRequestId: string | null;
  /** This browser keeps a session about which the service could not be asked: it can be taken up once that answers. */
  readonly sessionKept: boolean;
  /** Where to go next; null to stay. */
  readonly authRouter: AuthDestination | null;
  readonly resetType: ResetType | null;
  /** False when the service named a required change and no sign-in waits for the new password (ERR-10): a code does it. */
  readonly changeWaits: boolean;
  /** The sign-in begins again after a forced change, with the new password: it is in force, or may be. */
  readonly withNewPassword: boolean;
  readonly notice: LoginNotice | null;
  /** The e-mail that the flow under way is about; it is kept between its screens (S-53, S-58). */
  readonly email: string;
  /** Whose registration was confirmed here: the next sign-in leads to onboarding if it is theirs (AUTHSTEP-3, S-55). */
  readonly registered: string | null;
  /**
   * The e-mail, normalized as in the sign-in call, of the user who changed the password. Their next sign-in ends
   * their other sessions. Null where no one did.
   */
  readonly endOthersOf: string | null;
  /** The last code that was sent, and to whom; null when none was. */
  readonly codeSent: { readonly to: string; readonly purpose: EmailCodePurpose } | null;
  /** A further code is being asked for; nothing else is. */
  readonly codeLoading: boolean;
  /** What became of the last request for a code: the server's message or 'Code sent.' (AUTHSTEP-24). */
  readonly codeMessage: string | null;
};

/** Before anything is known: the guard shows its spinner (ROUTE-11). */
export const initialAuthState: AuthState = {
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
};

export const isAuthenticated = (state: AuthState): boolean => state.user !== null;

/** How the sign-in form stands (LOGIN-8 to LOGIN-11, LOGIN-17 to LOGIN-20). */
export const loginMode = ({ resetType }: AuthState): LoginMode =>
  resetType === 'code' ? 'reset' : resetType === 'admin' ? 'forced' : 'normal';
