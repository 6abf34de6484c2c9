import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import type { RefusalDetails, BodyCorruption } from './httpPort.ts';

/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export type SignedRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** What it changes; absent where it only asks. */
  readonly changes?: CallChange;
};

/** What came of a signed request. */
export type SignedRequestResult =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly requestId: string | null;
      /** Undefined when the answer is no JSON. */
      readonly body: unknown;
      readonly damage?: BodyCorruption;
      /** The bytes of a long answer that was asked for compressed and came as it is; told where a caller can see it. */
      readonly uncompressed?: number;
      readonly beside?: RefusalDetails;
    }
  /** The network, the time limit or, of what only asks, a sign-in that could not be renewed: `renewal` has its answer. */
  | {
      readonly kind: 'no-answer';
      readonly damage?: BodyCorruption;
      readonly bytes?: number;
      readonly renewal?: { readonly requestId: string | null };
    }
  /** The sign-in could not be renewed, so what would have changed something was not sent. */
  | { readonly kind: 'not-renewed'; readonly requestId: string | null }
  /** The sign-in has ended. */
  | { readonly kind: 'session-lost'; readonly status: number | null; readonly requestId: string | null }
  /** The gateway did not take the signature for the time: the clock here is so many seconds ahead, or behind where negative. */
  | {
      readonly kind: 'wrong-clock';
      readonly ahead: number;
      readonly status: number;
      readonly requestId: string | null;
    }
  /** The gateway does not take renewed credentials either: it has no such path, or they may not call it. */
  | { readonly kind: 'not-admitted'; readonly status: number; readonly requestId: string | null }
  /** No address is configured. */
  | { readonly kind: 'missing-configuration' };

/**
 * A hosted gateway that takes only requests signed with temporary credentials (IDENT-12). What
 * changes something is sent once, whatever happens to it (S-77), unless the gateway refused its signature: then nobody
 * has seen it, and it is sent once more with renewed credentials. A GET may be repeated.
 */
export type SignedApi = {
  send(request: SignedRequest): Promise<SignedRequestResult>;
};
