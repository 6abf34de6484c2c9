import {
  endsSession,
  readUser,
  type IdentityFailure,
  type IdentityProvider,
  type User,
} from '@fx-gateway/domain/identity';
import { succeeded, type Result } from '@fx-gateway/domain/result';
import { fetchAuthSession, fetchUserAttributes } from 'aws-amplify/auth';
import type { IdentityCaller } from './identityCaller.ts';
import { readUserAttributes } from './userAttributesWire.ts';

/** The identity service through the identity library. */
export const connectIdentity = ({ library, ask, signIn, endSession }: IdentityCaller): IdentityProvider => {
  const { context, forget } = library;

  /** The service is asked to end the session; whether or not it answers, nothing is left here. */
  const leave = async (everywhere: boolean): Promise<Result<void, IdentityFailure>> => {
    const leaving = await ask(library.leaving);
    if (leaving.ok && leaving.value !== null) await endSession(leaving.value, everywhere);
    return ask(forget);
  };

  return {
    signIn: (email, password) =>
      signIn(async (attempt) => {
        const { passwordSignIn } = await import('./passwordSignIn.ts');
        return passwordSignIn(attempt, email, password);
      }),

    currentUser: async (): Promise<Result<User | null, IdentityFailure>> => {
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
    },

    signOut: (options) => leave(options?.everywhere ?? false),

    hasSession: async () => {
      const session = await ask(() => fetchAuthSession(context));
      // Trouble reaching the service is no proof that the session is gone; the library keeps it then.
      return session.ok ? session.value.credentials !== undefined : !endsSession(session.failure);
    },
  };
};
