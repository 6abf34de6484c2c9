import type { Result } from '../result/result.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { User } from './user.ts';

/**
 * Where a sign-in stands after the service answered. `DONE` means signed in; the others name what the account
 * still needs (AUTHSTEP-25 to AUTHSTEP-29, IDENT-25); there is no second factor here (IDENT-24), so that its kinds are
 * unsupported steps (IDENT-19).
 */
export type SignInStep =
  | 'DONE'
  | 'CONFIRM_SIGN_UP'
  | 'RESET_PASSWORD'
  | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
  | { readonly unsupported: string };

/**
 * The identity service as far as a customer with a confirmed account needs it. Devices and software tokens are the
 * library's own affair (IDENT-10).
 */
export type SessionService = {
  /**
   * Signs in with e-mail and password; neither is kept. Fails with the service's error. A session that is kept here
   * plays no part in it and stays as it is until the step is `DONE`: then the new one is kept instead. `endOthers` ends
   * every other session of the user, on all devices, through the one that is kept here and theirs, or through a new one;
   * where that or the sign-in after it fails, nothing is kept here any more.
   */
  signIn(
    email: string,
    password: string,
    options?: { readonly endOthers?: 'through-kept' | 'through-new' },
  ): Promise<Result<SignInStep, IdentityFailure>>;
  /** The signed-in user with fresh attributes, or null without a sign-in. Trouble reaching the service fails. */
  currentUser(): Promise<Result<User | null, IdentityFailure>>;
  /**
   * Signs out here, or everywhere when `everywhere` is true; local keys are gone even when the service is away. Who gives
   * `mayLiveOn` has the service asked afterwards, and is called where it does not say that the session is over.
   */
  signOut(options?: {
    readonly everywhere?: boolean;
    readonly mayLiveOn?: () => void;
  }): Promise<Result<void, IdentityFailure>>;
  /** Whether temporary credentials exist or can be had right now; false means the session is gone. */
  hasSession(): Promise<boolean>;
};
