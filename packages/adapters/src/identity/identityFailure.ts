import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';

/** The library's name for an answer to a sign-in that it knows nothing of; its message speaks to developers. */
const lapsed = 'SignInException';

/** The service remembers the sign-in no more that was to be answered, so nothing was changed (IDENT-26). */
export const signInLapsed: IdentityFailure = { name: lapsed, message: identityMessages.signInLapsed };

/** What it says under the same name of an answer that names no step. */
const isUnknownStep = /challengeName returned/;

/** The library's name for an error that it knows nothing of. */
const unknown = 'Unknown';
/** Its name for an answer that names no error. Of what the identity pool answers it keeps nothing else. */
const namelessAnswer = 'UnknownError';

/**
 * The library's name for kept tokens without one to renew them. That is what stands there while it is forgetting a
 * session: each token is removed by itself.
 */
const halfForgotten = 'TokenRefreshException';
const nobodySignedIn: IdentityFailure = {
  name: 'UserUnAuthenticatedException',
  message: 'User needs to be authenticated to call this API.',
};

/** Names under which the library or the platform reports that nothing was answered. */
const silence: ReadonlySet<string> = new Set(['NetworkError', 'TimeoutError', 'AbortError']);

/** Names of the platform for an answer that is not what it should be; its messages speak to developers. */
const unreadableNames: ReadonlySet<string> = new Set([
  'Error',
  'SyntaxError',
  'RangeError',
  'InvalidCharacterError',
]);

/** A lost connection is a TypeError too; engines name the value or what it cannot do only where types do not fit. */
const isWrongType = /undefined|null|is not |cannot |can't /i;

export const noAnswerIdentityFailure: IdentityFailure = {
  name: 'no-answer',
  message: identityMessages.noAnswer,
};

const unreadable: IdentityFailure = { name: 'unreadable', message: identityMessages.unreadable };

type AnswerMetadata = { readonly status: number | null; readonly requestId: string | null };

/** The status and the id of the service's answer, which the library keeps beside its own errors. */
const metadataOf = (error: Error): AnswerMetadata => {
  const metadata = 'metadata' in error ? error.metadata : null;
  if (typeof metadata !== 'object' || metadata === null) return { status: null, requestId: null };
  const status = 'httpStatusCode' in metadata ? metadata.httpStatusCode : null;
  const requestId = 'requestId' in metadata ? metadata.requestId : null;
  return {
    status: typeof status === 'number' ? status : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  };
};

/** What the service did not say itself, in our words; null where it did. */
const ownFailure = (error: Error, status: number | null): IdentityFailure | null => {
  const { name, message } = error;
  if (name === namelessAnswer || (status !== null && (status >= 500 || name === unknown))) {
    return { name: 'server-trouble', message: identityMessages.serverTrouble };
  }
  if (name === unknown) {
    const under = 'underlyingError' in error ? error.underlyingError : null;
    return under instanceof Error
      ? (ownFailure(under, null) ?? noAnswerIdentityFailure)
      : noAnswerIdentityFailure;
  }
  if (silence.has(name) || message === '') return noAnswerIdentityFailure;
  if (name === 'TypeError') return isWrongType.test(message) ? unreadable : noAnswerIdentityFailure;
  if (unreadableNames.has(name)) return unreadable;
  if (name === halfForgotten) return nobodySignedIn;
  if (name !== lapsed) return null;
  return isUnknownStep.test(message) ? unreadable : signInLapsed;
};

/** The failure in what the identity library threw; the service's own name and message are kept (ERR-12, S-30). */
export const identityFailure = (error: unknown): IdentityFailure => {
  if (!(error instanceof Error)) return noAnswerIdentityFailure;
  const { status, requestId } = metadataOf(error);
  const failure = ownFailure(error, status) ?? { name: error.name, message: error.message };
  return requestId === null ? failure : { ...failure, requestId };
};
