import {
  endsSession,
  readUser,
  type IdentityFailure,
  type IdentityProvider,
  type User,
} from '@fx-gateway/domain/identity';
import { succeeded, type Result } from '@fx-gateway/domain/result';
import { fetchAuthSession, fetchUserAttributes, signOut } from 'aws-amplify/auth';
import type { IdentityCaller } from './identityCaller.ts';
import { readUserAttributes } from './userAttributesWire.ts';

/** Who leaves should not wait for a service that is away: their tokens stay here until then. */
const farewellTimeLimit = 5_000;

/** The identity service through the identity library. */
export const connectIdentity = ({ library, ask, signIn }: IdentityCaller): IdentityProvider => {
  const { context, forget } = library;

  /** The service is asked to end the session; whether or not it answers, nothing is left here. */
  const leave = async (everywhere: boolean): Promise<Result<void, IdentityFailure>> => {
    await ask(() => signOut(context, { global: everywhere }), farewellTimeLimit);
    return ask(forget);
  };

  return {
    signIn: (email, password) =>
      signIn(async () => {
        const { passwordSignIn } = await import('./passwordSignIn.ts');
        return passwordSignIn(context, email, password);
      }),

    currentUser: async (): Promise<Result<User | null, IdentityFailure>> => {
      const session = await ask(() => fetchAuthSession(context));
      if (!session.ok) return session;
      const idToken = session.value.tokens?.idToken;
      if (idToken === undefined) return succeeded(null);
      const attributes = await ask(() => fetchUserAttributes(context));
      if (attributes.ok) {
        return succeeded(readUser(readUserAttributes(attributes.value), idToken.toString()));
      }
      if (!endsSession(attributes.failure)) return attributes;
      await leave(false);
      return succeeded(null);
    },

    signOut: (options) => leave(options?.everywhere ?? false),

    hasSession: async () => {
      const session = await ask(() => fetchAuthSession(context));
      // Trouble reaching the service is no proof that the session is gone; the library keeps it then.
      return session.ok ? session.value.credentials !== undefined : !endsSession(session.failure);
    },
  };
};
