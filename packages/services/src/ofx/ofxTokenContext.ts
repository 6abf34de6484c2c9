import type { TokenEvent } from '../account/tokenEvent.ts';
import type { Database } from '../database/database.ts';
import type { KeyRing } from '../keys/keyRing.ts';

/** This product as OFX knows it; the secret is the service's alone and leaves it for the token address only. */
type OfxClient = {
  /** Where OFX gives tokens. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether OFX sends customers back there for this product. */
  readonly isRedirect: (address: string) => boolean;
  /** How long OFX may take for an answer, in milliseconds. */
  readonly timeLimitMs: number;
};

/** A call over the network, as far as tokens need it. */
export type TokenFetch = (
  address: string,
  request: {
    readonly method: 'POST';
    readonly headers: Record<string, string>;
    readonly body: string;
    /** The secret goes to the address that was configured, and never after a redirect. */
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/** What the exchange of tokens needs of the world around it. */
export type OfxTokenContext = {
  readonly db: Database;
  readonly keys: Pick<KeyRing, 'seal' | 'open'>;
  readonly client: OfxClient;
  readonly fetch: TokenFetch;
  /** Told of every question to OFX, for logs and metrics. */
  readonly report: (event: TokenEvent) => void;
};
