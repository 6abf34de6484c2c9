import { identityFailureKind, identityWords, type IdentityFailure } from '@fx-gateway/domain/identity';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

export const signInHint = 'Sign in with: fxg login --email E';

export const signInNeeded = commandFailure(exitCodes.signIn, 'sign-in-needed', 'Nobody is signed in.', {
  hint: signInHint,
});

/** A failure of the identity service: silence is the network's, everything else a sign-in that was refused. */
export const identityCommandFailure = ({ name, message, requestId }: IdentityFailure): CommandFailure => {
  const details = requestId === undefined ? {} : { requestId };
  const kind = identityFailureKind({ name });
  if (kind === 'no-answer') return commandFailure(exitCodes.network, 'network', message);
  if (kind === 'unreadable') return commandFailure(exitCodes.failed, 'unreadable-answer', message, details);
  return commandFailure(exitCodes.signIn, 'sign-in-refused', message, details);
};

/** A sign-in that came to nothing, in the words that a person is shown; silence is the network's. */
export const signInRefused = (
  message: string,
  details: { readonly hint?: string; readonly requestId?: string } = {},
): CommandFailure =>
  message === identityWords.noAnswer
    ? commandFailure(exitCodes.network, 'network', message)
    : commandFailure(exitCodes.signIn, 'sign-in-refused', message, details);
