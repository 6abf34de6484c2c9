import { failed, succeeded, type Result } from '../result/index.ts';
import type { AuthEvent } from './authTransition.ts';
import type { IdentityFailure } from './identityFailure.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { identityWords } from './identityWords.ts';
import type { User } from './user.ts';

/** Loads the signed-in user; an answer without one is a failure of its own. */
const loadUser = async (identity: IdentityProvider): Promise<Result<User, IdentityFailure>> => {
  const current = await identity.currentUser();
  if (!current.ok) return current;
  if (current.value === null) return failed({ name: 'unreadable', message: identityWords.noAnswer });
  return succeeded(current.value);
};

/**
 * Signs in and says what became of it as the event that the state understands (AUTHSTEP-25 to AUTHSTEP-29).
 * A refusal signs out everywhere, its own failure swallowed, and shows the service's message (ERR-8, S-58).
 */
export const signIn = async (
  identity: IdentityProvider,
  email: string,
  password: string,
): Promise<AuthEvent> => {
  const answer = await identity.signIn(email.trim(), password);
  if (!answer.ok) {
    if (answer.failure.name === 'PasswordResetRequiredException') {
      await identity.signOut();
      return { type: 'login-needs-reset' };
    }
    if (answer.failure.name === 'NotAuthorizedException') await identity.signOut({ everywhere: true });
    return { type: 'login-failed', message: answer.failure.message };
  }
  switch (answer.value) {
    case 'DONE': {
      const user = await loadUser(identity);
      return user.ok
        ? { type: 'login-succeeded', user: user.value }
        : { type: 'login-failed', message: user.failure.message };
    }
    case 'CONFIRM_SIGN_UP':
      return { type: 'login-needs-confirmation' };
    case 'RESET_PASSWORD':
      return { type: 'login-needs-reset' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { type: 'login-needs-new-password' };
    default:
      return { type: 'login-failed', message: identityWords.unsupportedStep(answer.value.unsupported) };
  }
};
