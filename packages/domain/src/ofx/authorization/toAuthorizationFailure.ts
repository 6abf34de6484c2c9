import type { CallFailure } from '../../calls/callFailure.ts';
import { ofxTokenFailureMessage } from '../api/ofxMessages.ts';
import type { AuthorizationFailure } from './authorizationState.ts';

/** Why the code with which the customer came back brought no token (OFX-AUTH-8, S-96). */
export const toAuthorizationFailure = (failure: CallFailure): AuthorizationFailure =>
  failure.code === 'INVALID_GRANT'
    ? { kind: 'late' }
    : { kind: 'refused', error: ofxTokenFailureMessage(failure) };
