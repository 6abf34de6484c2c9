import type { AccountFailure } from '@fx-gateway/domain/account/accountDirectory.ts';
import { heldBackHint } from '../failures/callCommandFailure.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { retryAfterAccessRefusedHint } from '../failures/toTerminalWording.ts';
import { signInHint } from '../failures/signInNeededFailure.ts';

/** An account that could not be read, in the words of the accounts service where it has any. */
export const accountCommandFailure = ({ kind, message, requestId }: AccountFailure): CommandFailure => {
  switch (kind) {
    case 'session-lost':
      return commandFailure(exitCodes.signIn, 'sign-in-needed', message, { requestId, hint: signInHint });
    case 'switched-off':
      return commandFailure(exitCodes.refused, 'switched-off', message, { requestId, hint: heldBackHint });
    case 'refused':
      return commandFailure(exitCodes.signIn, 'refused', message, {
        requestId,
        hint: retryAfterAccessRefusedHint,
      });
    case 'no-answer':
      return commandFailure(exitCodes.network, 'network', message, { requestId });
    case 'server-trouble':
      return commandFailure(exitCodes.failed, 'server-trouble', message, { requestId });
    case 'unreadable':
      return commandFailure(exitCodes.failed, 'unreadable-answer', message, { requestId });
  }
};
