import type { Database } from '../database/database.ts';

/** This product as OFX knows it; the secret is the service's alone and leaves it for the token address only. */
export type OfxClient = {
  /** Where OFX gives tokens. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether OFX sends customers back there for this product. */
  readonly isRedirect: (address: string) => boolean;
  /** How long OFX may take for an answer, in milliseconds. */
  readonly timeLimitMs: number;
};

/** How a question to OFX for a token ended; it holds no token, no code and no secret. */
export type OfxTokenEvent = {
  readonly requestId: string;
  readonly grantType: string;
  readonly outcome: 'granted' | 'refused' | 'unreachable' | 'late' | 'unusable';
  /** The error code of OAuth with which OFX refused, or the status of an answer that cannot be used. */
  readonly reason?: string;
  readonly milliseconds: number;
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

/** What keeps a text for one record, so that it can be read with the keys of the service alone. */
type TextKeys = {
  readonly seal: (text: string, recordId: string) => string;
  /** Undefined for a text that was sealed for another record, or with a key that is not known here. */
  readonly open: (sealed: string, recordId: string) => string | undefined;
};

/** What the exchange of tokens needs of the world around it. */
export type OfxTokenContext = {
  readonly db: Database;
  readonly keys: TextKeys;
  readonly client: OfxClient;
  readonly fetch: TokenFetch;
  /** Told of every question to OFX, for logs and metrics. */
  readonly report: (event: OfxTokenEvent) => void;
};
