import { identityWords, type IdentityFailure } from '@fx-gateway/domain/identity';

/** Names under which the library reports that the service did not answer as itself. */
const silence: ReadonlySet<string> = new Set([
  'NetworkError',
  'TypeError',
  'Unknown',
  'UnknownError',
  'TimeoutError',
]);

/** The library's name for an answer to a sign-in that it knows nothing of; its message speaks to developers. */
const lapsed = 'SignInException';

export const noAnswer: IdentityFailure = { name: 'no-answer', message: identityWords.noAnswer };

/** The id of the service's answer, which the library keeps beside its own errors. */
const requestIdOf = (error: Error): string | null =>
  'metadata' in error &&
  typeof error.metadata === 'object' &&
  error.metadata !== null &&
  'requestId' in error.metadata &&
  typeof error.metadata.requestId === 'string'
    ? error.metadata.requestId
    : null;

/** The failure in what the identity library threw; the service's own name and message are kept (ERR-12, S-30). */
export const identityFailure = (error: unknown): IdentityFailure => {
  if (error instanceof Error && error.name === lapsed) {
    return { name: lapsed, message: identityWords.signInLapsed };
  }
  if (!(error instanceof Error) || silence.has(error.name) || error.message === '') return noAnswer;
  const requestId = requestIdOf(error);
  return { name: error.name, message: error.message, ...(requestId === null ? {} : { requestId }) };
};
