import { isSignedOut } from '@fx-gateway/domain/identity/loadUserOrEndSession.ts';
import { isSessionEndFailure, type IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import { readUser } from '@fx-gateway/domain/identity/readUser.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { fetchAuthSession, fetchUserAttributes } from 'aws-amplify/auth';
import { signOutTimeLimit, type IdentityCaller } from './createIdentityCaller.ts';
import { noAnswerIdentityFailure } from './identityFailure.ts';
import { readUserAttributes } from './userAttributesWire.ts';

/** The identity service through the identity library. */
export const connectSessionService = ({
  library,
  ask,
  signIn,
  endSession,
}: IdentityCaller): SessionService => {
  const { context, forget } = library;

  const prove = (email: string, password: string) =>
    signIn(async (attempt) => {
      const { signInWithPassword: passwordSignIn } = await import('./signInWithPassword.ts');
      return passwordSignIn(attempt, email, password);
    });

  /** The library does not say whether the service has ended the kept session, so it is tried out. */
  const tryEnded = async (limit?: number): Promise<Result<void, IdentityFailure>> => {
    const open = await ask(async () => {
      const session = await library.leaving();
      return session && fetchUserAttributes(session);
    }, limit);
    if (open.ok) return open.value === null ? succeeded(undefined) : failed(noAnswerIdentityFailure);
    return isSessionEndFailure(open.failure) ? succeeded(undefined) : open;
  };

  /** Ends all sessions of the kept user at the service. */
  const endAll = async (): Promise<Result<void, IdentityFailure>> => {
    const kept = await ask(library.leaving);
    if (kept.ok && kept.value !== null) await endSession(kept.value, true);
    return tryEnded();
  };

  /** Other tabs and processes wait with their calls meanwhile, and go on with what is kept then. */
  const signInAlone = (email: string, password: string, through: 'through-kept' | 'through-new') =>
    library.alone(async () => {
      if (through === 'through-new') {
        const first = await prove(email, password);
        if (!first.ok || first.value !== 'DONE') return first;
      }
      const ended = await endAll();
      const answer = ended.ok ? await prove(email, password) : ended;
      if (!answer.ok || answer.value !== 'DONE') await ask(forget);
      return answer;
    });

  /** The service is asked to end the session; whether or not it answers, nothing is left here. */
  const leave: SessionService['signOut'] = async ({ everywhere = false, mayLiveOn } = {}) => {
    const leaving = await ask(library.leaving);
    if (leaving.ok && leaving.value !== null) await endSession(leaving.value, everywhere);
    if (mayLiveOn !== undefined && !(await tryEnded(signOutTimeLimit)).ok) mayLiveOn();
    return ask(forget);
  };

  const look = async (): Promise<Result<User | null, IdentityFailure>> => {
    // The attributes do not wait for the temporary credentials that the next calls are signed with.
    const asked = ask(() => fetchUserAttributes(library.userPool));
    asked.catch(() => undefined);
    const session = await ask(() => fetchAuthSession(context));
    if (!session.ok) return session;
    const idToken = session.value.tokens?.idToken;
    if (idToken === undefined) return succeeded(null);
    const attributes = await asked;
    return attributes.ok
      ? succeeded(readUser(readUserAttributes(attributes.value), idToken.toString()))
      : attributes;
  };

  return {
    signIn: (email, password, { endOthers } = {}) =>
      endOthers === undefined ? prove(email, password) : signInAlone(email, password, endOthers),

    currentUser: async () => {
      const before = await library.kept();
      const user = await look();
      if (before === null || !isSignedOut(user)) return user;
      // Another tab may be signing in again: what is said of a session that is kept no more proves nothing.
      const after = await library.alone(library.kept);
      return after === null || after === before ? user : look();
    },

    signOut: leave,

    hasSession: async () => {
      const session = await ask(() => fetchAuthSession(context));
      // Trouble reaching the service is no proof that the session is gone; the library keeps it then.
      return session.ok ? session.value.credentials !== undefined : !isSessionEndFailure(session.failure);
    },
  };
};
