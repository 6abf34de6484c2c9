import { joinSentences } from '../words/joinSentences.ts';
import type { AuthEvent } from './authTransition.ts';
import { failedWith } from './failedWith.ts';
import { isOver } from './findUser.ts';
import { endsSession, type IdentityFailure } from './identityFailure.ts';
import type { ForgotForm, LoginForm } from './identityForms.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { identityMessages } from './identityMessages.ts';
import { wordsWithHint } from './lostAnswerHints.ts';
import type { Passwords } from './passwords.ts';
import { sentEmail } from './sentEmail.ts';
import { readCode } from './readCode.ts';
import { codeRequestMessages } from './register.ts';

type Services = { readonly identity: IdentityProvider; readonly passwords: Passwords };

/** Step 1 of a forgotten password: the code is on its way (AUTHSTEP-8, AUTHSTEP-21). */
export const sendRecoveryCode = async (passwords: Passwords, email: string): Promise<AuthEvent> => {
  const answer = await passwords.requestCode(sentEmail(email));
  return answer.ok
    ? { type: 'recovery-code-sent' }
    : failedWith('step-failed', answer.failure, codeRequestMessages(answer.failure));
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
  const answer = await passwords.reset(sentEmail(form.username), readCode(form.code), form.new_password);
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
): Promise<readonly AuthEvent[]> => {
  const answer = await passwords.change(oldPassword, newPassword);
  if (answer.ok) {
    const changed: AuthEvent = { type: 'change-password-succeeded' };
    const again = await identity.signIn(sentEmail(email), newPassword, { endOthers: 'through-kept' });
    return again.ok && again.value === 'DONE' ? [changed] : [changed, { type: 'change-password-signed-out' }];
  }
  if (endsSession(answer.failure) && isOver(await identity.currentUser())) return [{ type: 'session-over' }];
  const words = wordsWithHint('change-password', named(answer.failure));
  return [failedWith('step-failed', answer.failure, words)];
};
