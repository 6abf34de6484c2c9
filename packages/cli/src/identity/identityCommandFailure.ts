import { identityFailureKind, identityWords, type IdentityFailure } from '@fx-gateway/domain/identity';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** A failure of the identity service: where nothing answered it is one of the network, everything else is a sign-in that was refused. */
export const identityCommandFailure = ({ name, message, requestId }: IdentityFailure): CommandFailure => {
  const details = requestId === undefined ? {} : { requestId };
  const kind = identityFailureKind({ name });
  if (kind === 'no-answer') return commandFailure(exitCodes.network, 'network', message);
  if (kind === 'unreadable') return commandFailure(exitCodes.failed, 'unreadable-answer', message, details);
  return commandFailure(exitCodes.signIn, 'sign-in-refused', message, details);
};

/** A sign-in that failed, in the words that the user is shown; where nothing answered it is a failure of the network. */
export const signInRefused = (
  message: string,
  details: { readonly hint?: string; readonly requestId?: string } = {},
): CommandFailure =>
  message === identityWords.noAnswer
    ? commandFailure(exitCodes.network, 'network', message)
    : commandFailure(exitCodes.signIn, 'sign-in-refused', message, details);
