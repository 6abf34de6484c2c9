import type { AmplifyContext } from 'aws-amplify';

/** The identity library, set up for one person. */
export type IdentityLibrary = {
  readonly context: AmplifyContext;
  /** Removes tokens and credentials from here without asking the service; they are gone when this resolves. */
  forget(): Promise<void>;
};
