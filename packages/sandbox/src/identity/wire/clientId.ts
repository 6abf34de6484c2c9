import { identityPool } from '../../users/identityPool.ts';
import { refuse } from './outcome.ts';

/** The refusal of an application that the user pool does not know. */
export const unknownClient = (clientId: string) =>
  clientId === identityPool.userPoolClientId
    ? undefined
    : refuse('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
