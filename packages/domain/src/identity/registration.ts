import { defaultTheme } from '../branding/themes.ts';
import type { Result } from '../result/result.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SignInStep } from './sessionService.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { defaultFxPartner, type FxPartner } from './user.ts';

/** What the registration form hands over (REG-14); `fxPartner` is null where the route names no partner (S-62). */
export type RegisterPayload = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirm: string;
  readonly terms: boolean;
  readonly fxPartner: FxPartner | null;
};

/** The attributes sent with a registration, beside the e-mail (REG-15 to REG-17). */
type RegistrationAttributes = {
  readonly email: string;
  readonly preferred_username: string;
  readonly 'custom:fxpartner': FxPartner;
  readonly 'custom:so': string;
};

/** The given username, else what stands before the @ (REG-15, S-63); corpay and steamchain where nothing is said. */
export const makeRegistrationAttributes = (
  payload: RegisterPayload,
  sessionOrigin: string | null,
): RegistrationAttributes => {
  const email = payload.email.trim();
  return {
    email: normalizeEmail(email),
    preferred_username: payload.username.trim() || (email.split('@')[0] ?? ''),
    'custom:fxpartner': payload.fxPartner ?? defaultFxPartner,
    'custom:so': sessionOrigin === null || sessionOrigin === '' ? defaultTheme.origin : sessionOrigin,
  };
};

/** Where a registration stands after the service answered (AUTHSTEP-30 to AUTHSTEP-33). */
export type SignUpStep =
  | 'CONFIRM_SIGN_UP'
  | 'COMPLETE_AUTO_SIGN_IN'
  | 'DONE'
  | { readonly unsupported: string };

/** The identity service as far as becoming a customer needs it; the e-mail is the sign-in name (IDENT-22). */
export type RegistrationService = {
  /** Registers; the service mails a code (IDENT-2). Nothing of the password is kept. */
  register(
    password: string,
    attributes: RegistrationAttributes,
  ): Promise<Result<SignUpStep, IdentityFailure>>;
  /** Confirms the mailed code, and with it the address (IDENT-3, IDENT-23). */
  confirm(email: string, code: string): Promise<Result<SignUpStep, IdentityFailure>>;
  /** Has a new confirmation code mailed. */
  resendCode(email: string): Promise<Result<void, IdentityFailure>>;
  /** Signs in by itself after a confirmation that asked for it (AUTHSTEP-31, IDENT-27); we never ask for it (S-56). */
  autoSignIn(): Promise<Result<SignInStep, IdentityFailure>>;
};
