import { identityPool } from '../../users/identityPool.ts';
import { refusedOutcome } from './outcome.ts';

/** The refusal of an application that the user pool does not know. */
export const refuseUnknownClient = (clientId: string) =>
  clientId === identityPool.userPoolClientId
    ? undefined
    : refusedOutcome('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
