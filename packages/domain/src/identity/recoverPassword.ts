import { joinSentences } from '../words/joinSentences.ts';
import type { AuthStateAction } from './reduceAuthState.ts';
import { makeAuthStateFailureAction } from './makeAuthStateFailureAction.ts';
import { isSignedOut } from './loadUserOrEndSession.ts';
import { isSessionEndFailure, type IdentityFailure } from './identityFailure.ts';
import type { ForgotForm } from './forgotForms.ts';
import type { LoginForm } from './identityForms.ts';
import type { SessionService } from './sessionService.ts';
import { identityMessages } from './identityMessages.ts';
import { addLostAnswerHint } from './addLostAnswerHint.ts';
import type { PasswordService } from './passwords.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { normalizeEmailCode } from './normalizeEmailCode.ts';
import { codeRequestFailureMessage } from './registerUser.ts';

type Services = { readonly identity: SessionService; readonly passwords: PasswordService };

/** Step 1 of a forgotten password: the code is on its way (AUTHSTEP-8, AUTHSTEP-21). */
export const sendRecoveryCode = async (
  passwords: PasswordService,
  email: string,
): Promise<AuthStateAction> => {
  const answer = await passwords.requestCode(normalizeEmail(email));
  return answer.ok
    ? { type: 'recovery-code-sent' }
    : makeAuthStateFailureAction('step-failed', answer.failure, codeRequestFailureMessage(answer.failure));
};

/** 'Resend Code.' makes the same call and stays where it is (S-66). */
export const resendRecoveryCode = async (
  passwords: PasswordService,
  email: string,
): Promise<AuthStateAction> => {
  const sent = await sendRecoveryCode(passwords, email);
  return sent.type === 'recovery-code-sent'
    ? { type: 'code-sent', message: null, purpose: 'recovery' }
    : sent;
};

/** Step 2 of a forgotten password (AUTHSTEP-9, AUTHSTEP-21). */
export const resetPassword = async (
  passwords: PasswordService,
  form: ForgotForm,
): Promise<AuthStateAction> => {
  const answer = await passwords.reset(
    normalizeEmail(form.username),
    normalizeEmailCode(form.code),
    form.new_password,
  );
  return answer.ok
    ? { type: 'reset-password-succeeded' }
    : makeAuthStateFailureAction(
        'step-failed',
        answer.failure,
        addLostAnswerHint('reset-password', answer.failure),
      );
};

/** The reset that a sign-in asked for (AUTHSTEP-15, LOGIN-17). */
export const resetPasswordAtLogin = async (
  passwords: PasswordService,
  form: LoginForm,
): Promise<AuthStateAction> => {
  const reset = await resetPassword(passwords, {
    username: form.email,
    code: form.code,
    new_password: form.newPassword,
  });
  return reset.type === 'reset-password-succeeded' ? { type: 'login-reset-succeeded' } : reset;
};

/**
 * Has a code mailed for a change that the service demanded in its refusal (ERR-10): no sign-in waits for the new
 * password, so that the user sets it with the code.
 */
export const sendPasswordChangeCode = async (
  passwords: PasswordService,
  email: string,
): Promise<AuthStateAction> => {
  const sent = await sendRecoveryCode(passwords, email);
  return sent.type === 'recovery-code-sent' ? { type: 'login-change-code-sent', email: email.trim() } : sent;
};

/** The service speaks of a sign-in; what was typed here to prove who asks is the Old Password. */
const named = (failure: IdentityFailure): IdentityFailure => ({
  ...failure,
  message:
    failure.name === 'NotAuthorizedException'
      ? joinSentences(failure.message, identityMessages.checkOldPassword)
      : failure.message,
});

/**
 * Changes the password of the signed-in user (AUTHSTEP-23). The service may let sessions go on that began with the old
 * one: all of them are ended, and the user is signed in again here; where that fails the password is changed all the
 * same (SET-10) and the session is over. A refusal may mean that the session was ended elsewhere,
 * which no password mends: the service is asked who is signed in.
 */
export const changePassword = async (
  { identity, passwords }: Services,
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<readonly AuthStateAction[]> => {
  const answer = await passwords.change(oldPassword, newPassword);
  if (answer.ok) {
    const changed: AuthStateAction = { type: 'change-password-succeeded' };
    const again = await identity.signIn(normalizeEmail(email), newPassword, { endOthers: 'through-kept' });
    return again.ok && again.value === 'DONE' ? [changed] : [changed, { type: 'change-password-signed-out' }];
  }
  if (isSessionEndFailure(answer.failure) && isSignedOut(await identity.currentUser()))
    return [{ type: 'session-over' }];
  const words = addLostAnswerHint('change-password', named(answer.failure));
  return [makeAuthStateFailureAction('step-failed', answer.failure, words)];
};
