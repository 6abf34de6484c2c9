import type { AmplifyContext } from 'aws-amplify';
import type { SignInLock } from './signInLock.ts';

/** A sign-in that is under way beside the session that is kept. */
type SignInAttempt = {
  /** Where the attempt runs: there is no signed-in user there, and its outcome is kept nowhere. */
  readonly context: AmplifyContext;
  /**
   * Keeps the session that the attempt led to instead of the one that was kept until now; that one is returned, to be
   * ended at the service. Null where there was none.
   */
  adopt(): Promise<AmplifyContext | null>;
};

/** The identity library, set up for one user. */
export type IdentityLibrary = {
  readonly context: AmplifyContext;
  /** The same sign-in without its temporary credentials, for calls that must work while the identity pool is away. */
  readonly userPool: AmplifyContext;
  /** Begins a sign-in that leaves the kept session alone until it is adopted. */
  attempt(): SignInAttempt;
  /**
   * The kept session in a context of its own, to be ended at the service: what the library removes there in passing is not
   * what is kept here. Null where nobody is signed in.
   */
  leaving(): Promise<AmplifyContext | null>;
  /** The access token of the kept session, which tells it from every other one; null where nobody is signed in. */
  kept(): Promise<string | null>;
  /** Keeps other tabs and processes from renewing or replacing the kept session meanwhile. */
  readonly alone: SignInLock;
  /** Removes tokens and credentials from here without asking the service; they are gone when this resolves. */
  forget(): Promise<void>;
};
