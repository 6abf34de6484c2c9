import type { Database } from '@fx-gateway/services/database/database.ts';
import type { SandboxSettings } from '../../server/settings/sandboxSettings.ts';
import type { RateLimit } from '../limits/rateLimit.ts';
import type { Handshake } from '../passwords/secureRemotePassword.ts';
import type { ExpiringDatabaseStore } from '../limits/expiringDatabaseStore.ts';
import type { SignInAttempts } from '../limits/signInAttempts.ts';
import type { SigningKey } from '../tokens/signingKey.ts';

/** A password proof that is awaited; kept under its secret block and good for one try. */
type PendingProof = {
  readonly handshake: Handshake;
  readonly username: string;
  readonly verifier: string;
};

/** What every operation of the identity service works with. */
export type IdentityContext = {
  readonly db: Database;
  readonly now: () => number;
  readonly settings: SandboxSettings;
  readonly key: SigningKey;
  /** Where this user pool is found: the issuer of its tokens. */
  readonly issuer: string;
  readonly proofs: ExpiringDatabaseStore<PendingProof>;
  /** The users who must choose a new password before they are in, by the session of that sign-in. */
  readonly challenges: ExpiringDatabaseStore<string>;
  readonly attempts: SignInAttempts;
  /** How many codes a user may have sent, and how many guesses at one are free. */
  readonly codesSent: RateLimit;
  readonly codesTried: RateLimit;
};
