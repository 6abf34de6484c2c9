import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { commandFailure, type CommandFailure } from './commandFailure.ts';
import { exitCodes } from './exitCodes.ts';

export const signInHint = 'Sign in with: fxg login --email E';

const needed = (message: string): CommandFailure =>
  commandFailure(exitCodes.signIn, 'sign-in-needed', message, { hint: signInHint });

export const signInNeededFailure = needed('Nobody is signed in.');

/** The user was signed in, and the service has ended that: it is said as a page says it. */
export const sessionEndedFailure = (words: string = identityMessages.sessionEnded): CommandFailure =>
  needed(words);

/** True where a sign-in is what is missing, whether there never was one or it has ended. */
export const isSignInNeeded = ({ code }: Pick<CommandFailure, 'code'>): boolean =>
  code === signInNeededFailure.code;
