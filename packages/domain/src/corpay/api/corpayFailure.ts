/**
 * What went wrong with a call to the partner:
 * `missing-configuration` no address is configured; `missing-token` the call needs a token and there is none;
 * `session-lost` nobody is signed in, or the request could not be signed; `token-refused` a 401;
 * `session-refused` a 403 that names no permission (CP-API-3); `permission` a 403 that does (CP-API-2);
 * `refused` any other 4xx; `server-trouble` a 5xx; `no-answer` the network or the time limit;
 * `unreadable` an answer that is not what the call promises; `quote-ended` a quote that had ended when it arrived.
 */
export type CorpayFailureKind =
  | 'missing-configuration'
  | 'missing-token'
  | 'session-lost'
  | 'token-refused'
  | 'session-refused'
  | 'permission'
  | 'refused'
  | 'server-trouble'
  | 'no-answer'
  | 'unreadable'
  | 'quote-ended';

export type CorpayFailure = {
  readonly kind: CorpayFailureKind;
  /** The path of the call without address and query, e.g. `/deal/quote`. */
  readonly path: string;
  /** Null when nothing was answered. */
  readonly status: number | null;
  /** The partner's own error messages, in order; then the answer's `message`, when it has one. */
  readonly messages: readonly string[];
  /** The key of the first error (`QUOTE_EXPIRED`) or the code of the answer (`INTEGRATION_MISSING`). */
  readonly code: string | null;
  /** True when `messages` came as the partner's list of errors and not as one `message`. */
  readonly listed: boolean;
  readonly requestId: string | null;
};

/** 4xx answers after which the call may still have been carried out, or still be running. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425]);

/**
 * True when the failure proves that the call changed nothing, so that a booking or an instruction was not made.
 * Silence, server trouble and unreadable answers prove nothing.
 */
export const provesNothingHappened = (failure: CorpayFailure): boolean => {
  switch (failure.kind) {
    case 'missing-configuration':
    case 'missing-token':
    case 'session-lost':
    case 'token-refused':
    case 'session-refused':
    case 'permission':
    case 'quote-ended':
      return true;
    case 'refused':
      return failure.status !== null && !undecided.has(failure.status);
    case 'server-trouble':
    case 'no-answer':
    case 'unreadable':
      return false;
  }
};
