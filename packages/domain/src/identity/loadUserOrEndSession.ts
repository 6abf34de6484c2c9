import type { Result } from '../result/result.ts';
import { isSessionEndFailure, type IdentityFailure } from './identityFailure.ts';
import type { SessionService } from './sessionService.ts';
import type { User } from './user.ts';

/** True when the service has said that no user is signed in any more. */
export const isSignedOut = (current: Result<User | null, IdentityFailure>): boolean =>
  current.ok ? current.value === null : isSessionEndFailure(current.failure);

/**
 * The signed-in user, or null. Where the service says that the session is over, signing out everywhere is tried, so
 * that nothing of it remains here; the failure of that is swallowed and the service's own is the answer (ERR-8, S-58).
 */
export const loadUserOrEndSession = async (
  identity: SessionService,
): Promise<Result<User | null, IdentityFailure>> => {
  const current = await identity.currentUser();
  if (!current.ok && isSessionEndFailure(current.failure)) await identity.signOut({ everywhere: true });
  return current;
};
