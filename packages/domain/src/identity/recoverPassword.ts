import { joinSentences } from '../words/index.ts';
import type { AuthEvent } from './authTransition.ts';
import { failedWith } from './failedWith.ts';
import { isOver } from './findUser.ts';
import { endsSession, type IdentityFailure } from './identityFailure.ts';
import type { ForgotForm, LoginForm } from './identityForms.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { identityWords } from './identityWords.ts';
import { wordsWithHint } from './lostAnswerHints.ts';
import type { Passwords } from './passwords.ts';
import { readCode } from './readCode.ts';
import { codeRequestWords } from './register.ts';

type Services = { readonly identity: IdentityProvider; readonly passwords: Passwords };

/** Step 1 of a forgotten password: the code is on its way (AUTHSTEP-8, AUTHSTEP-21). */
export const sendRecoveryCode = async (passwords: Passwords, email: string): Promise<AuthEvent> => {
  const answer = await passwords.requestCode(email.trim());
  return answer.ok
    ? { type: 'recovery-code-sent' }
    : failedWith('step-failed', answer.failure, codeRequestWords(answer.failure));
};

/** 'Resend Code.' makes the same call and stays where it is (S-66). */
export const resendRecoveryCode = async (passwords: Passwords, email: string): Promise<AuthEvent> => {
  const sent = await sendRecoveryCode(passwords, email);
  return sent.type === 'recovery-code-sent'
    ? { type: 'code-sent', message: null, purpose: 'recovery' }
    : sent;
};

/** Step 2 of a forgotten password (AUTHSTEP-9, AUTHSTEP-21). */
export const resetPassword = async (passwords: Passwords, form: ForgotForm): Promise<AuthEvent> => {
  const answer = await passwords.reset(form.username.trim(), readCode(form.code), form.new_password);
  return answer.ok
    ? { type: 'reset-password-succeeded' }
    : failedWith('step-failed', answer.failure, wordsWithHint('reset-password', answer.failure));
};

/** The reset that a sign-in asked for (AUTHSTEP-15, LOGIN-17). */
export const resetAtLogin = async (passwords: Passwords, form: LoginForm): Promise<AuthEvent> => {
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
export const changeByCode = async (passwords: Passwords, email: string): Promise<AuthEvent> => {
  const sent = await sendRecoveryCode(passwords, email);
  return sent.type === 'recovery-code-sent' ? { type: 'login-change-code-sent', email: email.trim() } : sent;
};

/** The service speaks of a sign-in; what was typed here to prove who asks is the Old Password. */
const named = (failure: IdentityFailure): IdentityFailure => ({
  ...failure,
  message:
    failure.name === 'NotAuthorizedException'
      ? joinSentences(failure.message, identityWords.checkOldPassword)
      : failure.message,
});

/**
 * Changes the password of the signed-in user (AUTHSTEP-23). A refusal may mean that the session was ended elsewhere,
 * which no password mends: the service is asked who is signed in.
 */
export const changePassword = async (
  { identity, passwords }: Services,
  oldPassword: string,
  newPassword: string,
): Promise<AuthEvent> => {
  const answer = await passwords.change(oldPassword, newPassword);
  if (answer.ok) return { type: 'change-password-succeeded' };
  if (endsSession(answer.failure) && isOver(await identity.currentUser())) return { type: 'session-over' };
  return failedWith('step-failed', answer.failure, wordsWithHint('change-password', named(answer.failure)));
};
