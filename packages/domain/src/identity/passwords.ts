import type { Result } from '../result/result.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SignInStep } from './sessionService.ts';

/** The shortest password that the service takes (IDENT-21); nothing else is asked of one. */
export const shortestPassword = 8;

/** The identity service as far as passwords go. No password or code is kept or logged. */
export type PasswordService = {
  /** Has a recovery code mailed (IDENT-4). */
  requestCode(email: string): Promise<Result<void, IdentityFailure>>;
  /** Sets a new password with the mailed code (IDENT-5). */
  reset(email: string, code: string, newPassword: string): Promise<Result<void, IdentityFailure>>;
  /** Answers the forced change of a sign-in that is under way. */
  answerForcedChange(newPassword: string): Promise<Result<SignInStep, IdentityFailure>>;
  /** Changes the password of the signed-in user (IDENT-6). */
  change(oldPassword: string, newPassword: string): Promise<Result<void, IdentityFailure>>;
};
