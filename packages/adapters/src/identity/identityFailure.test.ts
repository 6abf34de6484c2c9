import { identityWords } from '@fx-gateway/domain/identity';
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

  it.each(['NetworkError', 'TypeError', 'UnknownError'])(
    'that is silence (%s) is put in our words',
    (name) => {
      expect(identityFailure(named(name, 'fetch failed'))).toEqual({
        name: 'no-answer',
        message: identityWords.noAnswer,
      });
    },
  );

  it('that knows of no sign-in under way says to begin again', () => {
    expect(identityFailure(named('SignInException', 'An error occurred\n1. signIn was not called'))).toEqual({
      name: 'SignInException',
      message: identityWords.signInLapsed,
    });
  });
});
