import { isAccessLost, type CallFailureKind } from '../calls/callFailure.ts';
import { joinSentences } from '../words/joinSentences.ts';
import { identityMessages } from './identityMessages.ts';

/**
 * Why an identity call failed. `name` is the service's own error name, such as `NotAuthorizedException`;
 * `no-answer`, `unreadable` and `server-trouble` are ours. The message is the service's and fit for the user (ERR-12, S-30).
 */
export type IdentityFailure = {
  readonly name: string;
  readonly message: string;
  /** Under which the service knows its answer; absent when there was none. */
  readonly requestId?: string;
  /** True when the answer may be one to a repetition of a call whose own answer got lost on the way. */
  readonly mayBeRepeat?: boolean;
};

/** Names that mean that the sign-in has ended. */
const sessionEnds: ReadonlySet<string> = new Set([
  'UserUnAuthenticatedException',
  'NotAuthorizedException',
  'UserNotFoundException',
  // Another tab or process has renewed the session, and what it got is not known here.
  'RefreshTokenReuseException',
]);

/** Names of ours that prove nothing: what was asked may have been done all the same. */
const undecided = ['no-answer', 'unreadable', 'server-trouble'] as const;
const isUndecidedName = (name: string): name is (typeof undecided)[number] =>
  undecided.some((one) => one === name);

/** True when the failure does not tell whether what was asked was done. */
export const isIdentityOutcomeUnknown = ({ name }: Pick<IdentityFailure, 'name'>): boolean =>
  isUndecidedName(name);

/** What the failure is among those of all calls: a name of ours, a lost sign-in, or what the service refused. */
export const identityFailureKind = ({ name }: Pick<IdentityFailure, 'name'>): CallFailureKind => {
  if (isUndecidedName(name)) return name;
  return sessionEnds.has(name) ? 'session-lost' : 'refused';
};

/** True when the failure says that the sign-in is over, not that the service is in trouble. */
export const isSessionEndFailure = (failure: IdentityFailure): boolean =>
  isAccessLost({ kind: identityFailureKind(failure) });

/** Words about tokens speak to developers; others, as of a disabled user, say why to the user. */
const isAboutTokens = /\btokens?\b/i;

/** What is said of a session that the service has ended, with its own words where they are fit for the user (ERR-8). */
export const sessionEndedMessage = ({ message }: IdentityFailure): string =>
  isAboutTokens.test(message)
    ? identityMessages.sessionEnded
    : joinSentences(identityMessages.sessionEnded, message);

/** What the service demands before it signs the user in: nothing that they did has failed (ERR-7, ERR-10, ERR-11). */
const demands: ReadonlySet<string> = new Set([
  identityMessages.mustReset,
  identityMessages.newPasswordRequired,
  identityMessages.accountChangeRequired,
]);

/** True for the words of a demand, which are no failure of an attempt (S-20). */
export const isSignInDemandMessage = (message: string): boolean => demands.has(message);

/** True for failures that advise to clear the session (LOGIN-6). */
export const suggestsClearingSession = (message: string): boolean =>
  message.toLowerCase().includes('credential');
