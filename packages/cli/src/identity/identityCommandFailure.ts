import { identityFailureKind, type IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/**
 * Converts an identity failure to a command failure: no answer is a network failure; server trouble and an unreadable
 * answer are general failures; any other answer is a refused sign-in.
 */
export const identityCommandFailure = ({ name, message, requestId }: IdentityFailure): CommandFailure => {
  const details = requestId === undefined ? {} : { requestId };
  const kind = identityFailureKind({ name });
  if (kind === 'no-answer') return commandFailure(exitCodes.network, 'network', message);
  if (kind === 'server-trouble') {
    return commandFailure(exitCodes.failed, 'server-trouble', message, details);
  }
  if (kind === 'unreadable') return commandFailure(exitCodes.failed, 'unreadable-answer', message, details);
  return commandFailure(exitCodes.signIn, 'sign-in-refused', message, details);
};

/** The failures that the words alone tell, since a step that failed carries no more. */
const nameOfMessages: ReadonlyMap<string, string> = new Map([
  [identityMessages.noAnswer, 'no-answer'],
  [identityMessages.serverTrouble, 'server-trouble'],
  [identityMessages.unreadable, 'unreadable'],
]);

/** A sign-in that failed, in the words that the user is shown; where nothing answered it is a failure of the network. */
export const signInRefused = (
  message: string,
  details: { readonly hint?: string; readonly requestId?: string } = {},
): CommandFailure => {
  const name = nameOfMessages.get(message);
  return name === undefined
    ? commandFailure(exitCodes.signIn, 'sign-in-refused', message, details)
    : identityCommandFailure({ name, message, ...details });
};
