import type { CallFailure } from '../../calls/callFailure.ts';
import { ofxTokenFailureMessage } from '../api/ofxMessages.ts';
import type { AuthorizationTrouble } from './authorizationState.ts';

/** Why the code with which the customer came back brought no token (OFX-AUTH-8, S-96). */
export const troubleOfCode = (failure: CallFailure): AuthorizationTrouble =>
  failure.code === 'INVALID_GRANT'
    ? { kind: 'late' }
    : { kind: 'refused', error: ofxTokenFailureMessage(failure) };
