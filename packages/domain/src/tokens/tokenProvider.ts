import type { EndedCall } from '../calls/endedCall.ts';

/** A partner's permission to call it. */
export type ExpiringToken = {
  /** Milliseconds since 1970. */
  readonly expires: number;
};

/**
 * Where token-bearing calls find the token, and whom they tell that it was refused.
 * The holder asks for a new one; the refused call is not repeated (GATE-20, S-82).
 */
export type TokenProvider<T extends ExpiringToken> = {
  /** The token, after a renewal when the held one is about to end; null when there is none. */
  current(): Promise<T | null>;
  /**
   * A call was refused for this token, or for want of one (null). Where another one is held by now, nothing happens: calls
   * that were on their way together cost no second token. Without saying which, it is the one that is held.
   */
  refused(token?: T | null): void;
  /**
   * A new token where the refused one was kept by an earlier run, once: the call that it refused is sent once more, as
   * if it had begun with this one. Null, or no such member, where a refused call stays refused.
   */
  insteadOfKept?(): Promise<T | null>;
  /** Hears of every answer, whatever it says: the connection is there. */
  reached?(): void;
  /** Hears how every call ends that left. */
  ended?(call: EndedCall): void;
};
