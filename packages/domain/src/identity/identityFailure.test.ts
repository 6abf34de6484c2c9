import { describe, expect, it } from 'vitest';
import {
  isSessionEndFailure,
  identityFailureKind,
  suggestsClearingSession,
  isSignInDemandMessage,
  sessionEndedMessage,
} from './identityFailure.ts';
import { identityMessages } from './identityMessages.ts';

describe('a failed call of the identity service', () => {
  it.each([
    ['no-answer', 'no-answer'],
    ['unreadable', 'unreadable'],
    ['server-trouble', 'server-trouble'],
    ['UserUnAuthenticatedException', 'session-lost'],
    ['NotAuthorizedException', 'session-lost'],
    ['UserNotFoundException', 'session-lost'],
    ['RefreshTokenReuseException', 'session-lost'],
    ['LimitExceededException', 'refused'],
  ])('%s is %s among the failures of all calls', (name, kind) => {
    expect(identityFailureKind({ name })).toBe(kind);
    expect(isSessionEndFailure({ name, message: '' })).toBe(kind === 'session-lost');
  });

  it.each(['Access Token has been revoked', 'Refresh tokens have expired'])(
    'that ended the session says so in our words where its own are for developers (%s)',
    (message) => {
      expect(sessionEndedMessage({ name: 'NotAuthorizedException', message })).toBe(
        identityMessages.sessionEnded,
      );
    },
  );

  it('that ended the session says why where its words are fit for the user (ERR-8)', () => {
    expect(sessionEndedMessage({ name: 'NotAuthorizedException', message: 'User is disabled.' })).toBe(
      `${identityMessages.sessionEnded} User is disabled.`,
    );
  });

  it.each(['mustReset', 'newPasswordRequired', 'accountChangeRequired'] as const)(
    '%s asks for something, and is no failure of an attempt (S-20)',
    (demand) => {
      expect(isSignInDemandMessage(identityMessages[demand])).toBe(true);
      expect(isSignInDemandMessage(`${identityMessages[demand]} Really.`)).toBe(false);
    },
  );

  it('about credentials advises to clear the session, in any case (LOGIN-6)', () => {
    expect(suggestsClearingSession('No Credentials were found.')).toBe(true);
    expect(suggestsClearingSession('Incorrect username or password.')).toBe(false);
  });
});
