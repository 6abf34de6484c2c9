import { joinSentences } from '../words/joinSentences.ts';
import type { AuthStateAction } from './reduceAuthState.ts';
import { isSessionEndFailure, isIdentityOutcomeUnknown, type IdentityFailure } from './identityFailure.ts';
import type { SessionService, SignInStep } from './sessionService.ts';
import { identityMessages } from './identityMessages.ts';
import type { PasswordService } from './passwords.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { makeAuthStateActionOfRefusedSignIn, makeSignInStepAction } from './signIn.ts';

type Services = { readonly identity: SessionService; readonly passwords: PasswordService };

type ForcedChange = { readonly email: string; readonly newPassword: string };

/** The sign-in that waited for a new password is over and begins again with it, since it is in force or may be. */
const beginAgain = (failure: Pick<IdentityFailure, 'message' | 'requestId'>): AuthStateAction => ({
  type: 'login-change-ended',
  message: failure.message,
  withNewPassword: true,
  ...(failure.requestId === undefined ? {} : { requestId: failure.requestId }),
});

/** What became of a sign-in whose password is the new one. */
const afterChange = async (identity: SessionService, step: SignInStep): Promise<AuthStateAction> => {
  const event = await makeSignInStepAction(identity, step);
  return event.type === 'login-failed' ? beginAgain(event) : event;
};

/**
 * After a forced change of which it is not known whether it was made: a sign-in, which changes nothing, tells whether
 * the new password is in force. Where it does not sign in, that proves nothing.
 */
const signInAfterLostChange = async (
  identity: SessionService,
  { email, newPassword }: ForcedChange,
  failure: IdentityFailure,
): Promise<AuthStateAction> => {
  const answer = await identity.signIn(normalizeEmail(email), newPassword);
  return answer.ok
    ? afterChange(identity, answer.value)
    : beginAgain({ ...failure, message: joinSentences(failure.message, identityMessages.changeUnknown) });
};

/**
 * The new password that a sign-in asked for: what stands in the password field (AUTHSTEP-14, LOGIN-19, S-53). That the
 * service knows no such sign-in may answer a repetition, whose first answer was lost.
 */
export const completeForcedPasswordChange = async (
  services: Services,
  change: ForcedChange,
): Promise<AuthStateAction> => {
  const answer = await services.passwords.answerForcedChange(change.newPassword);
  if (answer.ok) return afterChange(services.identity, answer.value);
  const { name, message } = answer.failure;
  // A password that will not do can be mended right away: the sign-in waits for a better one.
  if (name === 'InvalidPasswordException' || name === 'PasswordHistoryPolicyViolationException')
    return { type: 'login-needs-new-password', message };
  if (name === 'SignInException') return { type: 'login-change-ended', message, withNewPassword: false };
  const refused = await makeAuthStateActionOfRefusedSignIn(services.identity, answer.failure);
  return refused.type === 'login-failed' &&
    (isIdentityOutcomeUnknown(answer.failure) || isSessionEndFailure(answer.failure))
    ? signInAfterLostChange(services.identity, change, answer.failure)
    : refused;
};
