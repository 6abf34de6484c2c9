import type { AuthStateAction } from './reduceAuthState.ts';
import type { IdentityFailure } from './identityFailure.ts';

/** The event of a failed step: what the user is told, and the id under which the service knows its answer. */
export const makeAuthStateFailureAction = (
  type: 'user-failed' | 'login-failed' | 'step-failed',
  failure: IdentityFailure,
  message: string = failure.message,
): AuthStateAction => ({
  type,
  message,
  ...(failure.requestId === undefined ? {} : { requestId: failure.requestId }),
});
