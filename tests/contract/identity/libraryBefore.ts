import { seededPassword } from '@fx-gateway/sandbox';
import { signIn } from 'aws-amplify/auth';
import { amplifyContext } from '../harness/amplifyContext.ts';
import type { IdentityVisit } from './identityVisit.ts';

/** The client library before the sandbox of a visit. */
export const libraryBefore = (visit: IdentityVisit) => {
  /** One that was never used. */
  const library = () => amplifyContext(visit.url);
  return {
    library,
    /** One that a seeded user has signed in to. */
    signedIn: async (email = 'corpay@sandbox.test') => {
      const context = await library();
      await signIn(context, { username: email, password: seededPassword });
      return context;
    },
    /** What the identity service was asked for, in order. */
    operations: async () =>
      (await visit.control.journal({ service: 'cognito' })).map(({ operation }) => operation),
  };
};
