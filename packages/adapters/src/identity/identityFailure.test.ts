import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { describe, expect, it } from 'vitest';
import { identityFailure } from './identityFailure.ts';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

describe('a failure of the identity service', () => {
  it('keeps the name and the words of the service', () => {
    expect(identityFailure(named('UserNotFoundException', 'User does not exist.'))).toEqual({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  it('keeps the id of the answer', () => {
    const error = Object.assign(named('CodeMismatchException', 'Wrong code.'), {
      metadata: { httpStatusCode: 400, requestId: 'request-7' },
    });
    expect(identityFailure(error)).toMatchObject({ requestId: 'request-7' });
  });

  it('is the end of the session where the library is just forgetting it (ERR-13)', () => {
    const halfForgotten = named(
      'TokenRefreshException',
      "Token refresh is not supported with the 'implicit grant'.",
    );
    expect(identityFailure(halfForgotten)).toEqual({
      name: 'UserUnAuthenticatedException',
      message: 'User needs to be authenticated to call this API.',
    });
  });

  it.each([
    ['nothing', undefined],
    ['a status and an id that are none', { httpStatusCode: '500', requestId: 7 }],
    ['neither', {}],
    ['a text', 'none'],
    ['null', null],
  ])('keeps what the service said where %s stands beside it', (_what, metadata) => {
    const error = Object.assign(named('CodeMismatchException', 'Wrong code.'), { metadata });
    expect(identityFailure(error)).toEqual({ name: 'CodeMismatchException', message: 'Wrong code.' });
  });

  it.each([
    ['without words', named('CodeMismatchException', '')],
    ['that is no error', 'NotAuthorizedException'],
    ['of which nobody knows anything', named('Unknown', 'An unknown error has occurred.')],
    [
      'under which lies what names no failure of its own',
      Object.assign(named('Unknown', 'An unknown error has occurred.'), {
        underlyingError: named('ServiceException', 'Words.'),
      }),
    ],
    ['under which lies no error', Object.assign(named('Unknown', 'Unknown.'), { underlyingError: 'Words.' })],
  ])('%s is silence', (_what, error) => {
    expect(identityFailure(error)).toEqual({ name: 'no-answer', message: identityMessages.noAnswer });
  });

  it.each(['NetworkError', 'TypeError', 'TimeoutError', 'AbortError'])(
    'that is silence (%s) is put in our words',
    (name) => {
      expect(identityFailure(named(name, 'fetch failed'))).toEqual({
        name: 'no-answer',
        message: identityMessages.noAnswer,
      });
    },
  );

  const unreadable = { name: 'unreadable', message: identityMessages.unreadable };
  const trouble = { name: 'server-trouble', message: identityMessages.serverTrouble };

  it.each([
    ['SyntaxError', 'Unexpected end of JSON input'],
    ['SyntaxError', 'Unexpected token \'<\', "<html>x" is not valid JSON'],
    ['TypeError', 'Cannot convert undefined or null to object'],
    ['TypeError', "undefined is not an object (evaluating 'a.b')"],
    ['TypeError', 'a.split is not a function'],
    ['RangeError', 'Invalid time value'],
    ['InvalidCharacterError', 'The string to be decoded is not correctly encoded.'],
    ['Error', 'Missing response payload'],
    ['SignInException', 'undefined challengeName returned by the underlying service was not addressed.'],
  ])('by which an answer could not be read is told in our words (%s: %s)', (name, message) => {
    expect(identityFailure(named(name, message))).toEqual(unreadable);
  });

  it('that the library does not know is told by what lies under it', () => {
    const over = (cause: Error) =>
      Object.assign(named('Unknown', 'An unknown error has occurred.'), { underlyingError: cause });
    expect(identityFailure(over(named('TypeError', 'Cannot read properties of null')))).toEqual(unreadable);
    expect(identityFailure(over(named('TypeError', 'Failed to fetch'))).name).toBe('no-answer');
  });

  it('is trouble of the service, not silence, where the library keeps of an answer only that it named nothing', () => {
    expect(identityFailure(named('UnknownError', 'Service Unavailable'))).toEqual(trouble);
  });

  it.each([
    ['InternalErrorException', 500],
    ['UnknownError', 503],
    ['UnknownError', 400],
    ['Unknown', 400],
  ])('that is trouble of the service (%s, %i) says so, with the id of the answer', (name, httpStatusCode) => {
    const error = Object.assign(named(name, 'Internal.'), {
      metadata: { httpStatusCode, requestId: 'request-7' },
    });
    expect(identityFailure(error)).toEqual({ ...trouble, requestId: 'request-7' });
    expect(
      identityFailure(Object.assign(named(name, 'Internal.'), { metadata: { httpStatusCode } })),
    ).toEqual(trouble);
  });

  it('that knows of no sign-in under way says to begin again', () => {
    expect(identityFailure(named('SignInException', 'An error occurred\n1. signIn was not called'))).toEqual({
      name: 'SignInException',
      message: identityMessages.signInLapsed,
    });
  });
});
