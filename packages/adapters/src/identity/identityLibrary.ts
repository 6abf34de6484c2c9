import type { AmplifyContext } from 'aws-amplify';

/** The identity library, set up for one person. */
export type IdentityLibrary = {
  readonly context: AmplifyContext;
  /** The same sign-in without its temporary credentials, for calls that must work while the identity pool is away. */
  readonly userPool: AmplifyContext;
  /** Removes tokens and credentials from here without asking the service; they are gone when this resolves. */
  forget(): Promise<void>;
};
