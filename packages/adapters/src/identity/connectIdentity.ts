import {
  endsSession,
  readUser,
  type IdentityFailure,
  type IdentityProvider,
  type SignInStep,
  type User,
} from '@fx-gateway/domain/identity';
import type { Timers } from '@fx-gateway/domain/ports';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { fetchAuthSession, fetchUserAttributes, signOut } from 'aws-amplify/auth';
import { callTimeLimit, withinTimeLimit } from '../http/withinTimeLimit.ts';
import { identityFailure, noAnswer } from './identityFailure.ts';
import type { IdentityLibrary } from './identityLibrary.ts';
import { readUserAttributes } from './userAttributesWire.ts';

const readStep = (step: string): SignInStep => {
  switch (step) {
    case 'DONE':
    case 'CONFIRM_SIGN_UP':
    case 'RESET_PASSWORD':
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return step;
    default:
      return { unsupported: step };
  }
};

/** Who leaves should not wait for a service that is away: their tokens stay here until then. */
const farewellTimeLimit = 5_000;

/** The identity service through the identity library. */
export const connectIdentity = (
  { context, forget }: IdentityLibrary,
  timers: Timers,
  timeLimit: number = callTimeLimit,
): IdentityProvider => {
  const ask = async <T>(
    work: () => Promise<T>,
    limit: number = timeLimit,
  ): Promise<Result<T, IdentityFailure>> => {
    try {
      const answer = await withinTimeLimit(work(), timers, limit);
      return answer.ok ? answer : failed(noAnswer);
    } catch (error) {
      return failed(identityFailure(error));
    }
  };

  /** The service is asked to end the session; whether or not it answers, nothing is left here. */
  const leave = async (everywhere: boolean): Promise<Result<void, IdentityFailure>> => {
    await ask(() => signOut(context, { global: everywhere }), Math.min(timeLimit, farewellTimeLimit));
    return ask(forget);
  };

  const proveThePassword = async (email: string, password: string): Promise<string> => {
    const { passwordSignIn } = await import('./passwordSignIn.ts');
    return passwordSignIn(context, email, password);
  };

  let signIns = 0;

  /** A sign-in whose answer nobody waited for must not leave a person signed in, unless they tried again. */
  const dropLate = (late: Promise<unknown>, attempt: number): void => {
    late.then(
      () => (attempt === signIns ? ask(forget) : undefined),
      () => undefined,
    );
  };

  return {
    signIn: async (email, password) => {
      signIns += 1;
      const attempt = signIns;
      const work = proveThePassword(email, password);
      const answer = await ask(() => work);
      if (answer.ok) return succeeded(readStep(answer.value));
      if (answer.failure === noAnswer) dropLate(work, attempt);
      return answer;
    },

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
      return session.ok ? session.value.credentials !== undefined : true;
    },
  };
};
