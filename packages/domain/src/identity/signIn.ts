import { failed, succeeded, type Result } from '../result/result.ts';
import type { AuthState } from './authState.ts';
import type { AuthStateAction } from './reduceAuthState.ts';
import { makeAuthStateFailureAction } from './makeAuthStateFailureAction.ts';
import { loadUserOrEndSession } from './loadUserOrEndSession.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { SessionService, SignInStep } from './sessionService.ts';
import { identityMessages } from './identityMessages.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import type { User } from './user.ts';

/**
 * Loads the user who has just signed in; an answer without one is a failure of its own. Where the service refuses
 * them after all, the sign-in is ended everywhere (ERR-8).
 */
const loadUser = async (identity: SessionService): Promise<Result<User, IdentityFailure>> => {
  const current = await loadUserOrEndSession(identity);
  if (!current.ok) return current;
  if (current.value === null) return failed({ name: 'unreadable', message: identityMessages.unreadable });
  return succeeded(current.value);
};

/**
 * What the state makes of a refused sign-in: the service's message (ERR-8, S-58). It signed no user in, so that
 * a session that is kept here stays as it is. A required reset clears the session (ERR-7, S-59) or asks for a new
 * password (ERR-10).
 */
export const makeAuthStateActionOfRefusedSignIn = async (
  identity: SessionService,
  failure: IdentityFailure,
): Promise<AuthStateAction> => {
  if (failure.name === 'PasswordResetRequiredException') {
    await identity.signOut();
    return { type: 'login-needs-reset' };
  }
  if (failure.name === 'NotAuthorizedException' && failure.message.includes('Password reset required')) {
    return { type: 'login-refused-for-change' };
  }
  return makeAuthStateFailureAction('login-failed', failure);
};

/** What the state makes of a step of a sign-in (AUTHSTEP-25 to AUTHSTEP-29). */
export const makeSignInStepAction = async (
  identity: SessionService,
  step: SignInStep,
): Promise<AuthStateAction> => {
  switch (step) {
    case 'DONE': {
      const user = await loadUser(identity);
      return user.ok
        ? { type: 'login-succeeded', user: user.value }
        : makeAuthStateActionOfRefusedSignIn(identity, user.failure);
    }
    case 'CONFIRM_SIGN_UP':
      return { type: 'login-needs-confirmation' };
    case 'RESET_PASSWORD':
      return { type: 'login-needs-reset' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { type: 'login-needs-new-password' };
    default:
      return { type: 'login-failed', message: identityMessages.unsupportedStep(step.unsupported) };
  }
};

/**
 * Signs in and says what became of it as the event that the state understands. While a user is held nothing is asked
 * of the service (IDENT-20); a kept session of which no user is known is no hindrance. After a reset of the password the
 * user's other sessions end with it: the service itself may let them go on.
 */
export const signIn = async (
  identity: SessionService,
  email: string,
  password: string,
  held: User | null,
  { endOthersOf }: Partial<Pick<AuthState, 'endOthersOf'>> = {},
): Promise<AuthStateAction> => {
  if (held !== null) return { type: 'login-failed', message: identityMessages.alreadySignedIn };
  const name = normalizeEmail(email);
  const answer = await identity.signIn(
    name,
    password,
    ...(endOthersOf === name ? [{ endOthers: 'through-new' } as const] : []),
  );
  return answer.ok
    ? makeSignInStepAction(identity, answer.value)
    : makeAuthStateActionOfRefusedSignIn(identity, answer.failure);
};
