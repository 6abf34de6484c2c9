/**
 * What went wrong with a call:
 * `missing-configuration` no address is configured; `missing-token` the call needs a token and there is none;
 * `session-lost` there is no sign-in, or the request could not be signed; `token-refused` a 401;
 * `gateway-refused` the gateway did not take a signature that holds: the clock here is wrong, or its configuration is,
 * and `messages` says which in our words;
 * `session-refused` a 403 that says of no reason but the session (CP-API-3, S-81); `permission` a 403 that names a
 * permission (CP-API-2); `refused` any other 4xx, and a 403 by which a partner refuses what was asked; `server-trouble` a 5xx; `no-answer` the network or the time limit;
 * `unreadable` an answer that is not what the call promises; `quote-ended` a quote that had ended when it arrived;
 * `not-sent` a call that did not leave, because it was held here for so long or the sign-in could not be renewed, and
 * `messages` says which; `switched-off` a call that the site
 * holds back for now (OPS-2, OPS-3), and `messages` says so.
 */
export type CallFailureKind =
  | 'missing-configuration'
  | 'missing-token'
  | 'session-lost'
  | 'gateway-refused'
  | 'token-refused'
  | 'session-refused'
  | 'permission'
  | 'refused'
  | 'server-trouble'
  | 'no-answer'
  | 'unreadable'
  | 'quote-ended'
  | 'not-sent'
  | 'switched-off';

/** What is known of a call that failed; the sentences about it stand beside what was called. */
export type CallFailure = {
  readonly kind: CallFailureKind;
  /** The path of the call without address and query, e.g. `/deal/quote`. */
  readonly path: string;
  /** Null when nothing was answered. */
  readonly status: number | null;
  /** The service's own error messages, in order; then the answer's `message`, when it has one. */
  readonly messages: readonly string[];
  /** The key of the first error (`QUOTE_EXPIRED`) or the code of the answer (`INTEGRATION_MISSING`). */
  readonly code: string | null;
  /** True when `messages` came as a list of errors and not as one `message`. */
  readonly listed: boolean;
  readonly requestId: string | null;
};

/** A failure of which no more is known than `more` says. */
export const callFailure = (
  kind: CallFailureKind,
  path: string,
  more: Partial<CallFailure> = {},
): CallFailure => ({
  kind,
  path,
  status: null,
  messages: [],
  code: null,
  listed: false,
  requestId: null,
  ...more,
});

/** 4xx answers after which the call may still have been carried out, or still be running. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425]);

/**
 * True when the failure proves that the call changed nothing, so that a booking or an instruction was not made.
 * Silence, server trouble and unreadable answers prove nothing.
 */
export const provesNothingHappened = ({ kind, status }: Pick<CallFailure, 'kind' | 'status'>): boolean => {
  switch (kind) {
    case 'missing-configuration':
    case 'missing-token':
    case 'session-lost':
    case 'gateway-refused':
    case 'switched-off':
    case 'token-refused':
    case 'session-refused':
    case 'permission':
    case 'quote-ended':
    case 'not-sent':
      return true;
    case 'refused':
      return status !== null && !undecided.has(status);
    case 'server-trouble':
    case 'no-answer':
    case 'unreadable':
      return false;
  }
};

/** True when the call failed for want of a valid token or sign-in: with a new one it is worth asking again (S-82). */
export const isAccessLost = ({ kind }: Pick<CallFailure, 'kind'>): boolean =>
  kind === 'token-refused' ||
  kind === 'session-refused' ||
  kind === 'session-lost' ||
  kind === 'missing-token';
