import { describe, expect, it } from 'vitest';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { judgeSignIn } from './judgeSignIn.ts';
import {
  asExpectedVerdict,
  notTriedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
} from '../responses/verdict.ts';

describe('the sign-in of a run', () => {
  it('names the call that failed, under which name, and the id of its answer', () => {
    const failure = { calls: 'GetUser', name: 'NotAuthorizedException', requestId: 'r-1' };
    expect(judgeSignIn({ kind: 'refused', ...failure })).toEqual(
      addSymptomToVerdict(
        refusedVerdict({ note: 'GetUser answered with NotAuthorizedException.', requestId: 'r-1' }),
        { ...makeSymptom('call-refused', 'GetUser is answered with'), said: 'NotAuthorizedException' },
      ),
    );
    expect(judgeSignIn({ kind: 'unanswered', ...failure }).note).toBe('No whole answer came to GetUser.');
    expect(
      judgeSignIn({ ...failure, kind: 'refused', calls: 'InitiateAuth or RespondToAuthChallenge' }).note,
    ).toBe(
      'InitiateAuth or RespondToAuthChallenge answered with NotAuthorizedException. The e-mail, the password or identity.userPoolId may be another one.',
    );
    expect(judgeSignIn('signed-in')).toEqual(asExpectedVerdict());
    const atPool = {
      kind: 'refused',
      calls: 'GetId or GetCredentialsForIdentity',
      requestId: 'r-2',
    } as const;
    expect(judgeSignIn({ ...atPool, name: 'ResourceNotFoundException' }).verdict).toEqual({
      kind: 'differs',
      field: 'identity.identityPoolId',
    });
    expect(judgeSignIn({ ...atPool, name: 'NotAuthorizedException' }).verdict).toEqual({
      kind: 'differs',
      field: 'identity.identityPoolId',
    });
    expect(judgeSignIn({ ...atPool, name: 'TooManyRequestsException' }).verdict).toEqual({ kind: 'refused' });
    expect(judgeSignIn(null)).toEqual(notTriedVerdict('no-sign-in'));
  });

  it.each([
    ['InitiateAuth', 'NotAuthorizedException', true, 'wrong-password'],
    ['InitiateAuth', 'NotAuthorizedException', false, undefined],
    ['InitiateAuth', 'UserNotConfirmedException', true, 'user-unready'],
    ['InitiateAuth', 'RESET_PASSWORD', true, 'user-unready'],
    ['InitiateAuth', 'TooManyRequestsException', true, 'throttled'],
    ['GetId', 'ResourceNotFoundException', true, 'unknown-identity-pool'],
    ['GetId', 'NotAuthorizedException', true, 'identity-pool-refuses'],
  ])('that %s refuses as %s, where the pool is there: %s, shows %s', (calls, name, isPoolThere, kind) => {
    const judged = judgeSignIn({ kind: 'refused', calls, name, requestId: null }, isPoolThere);
    expect(judged.symptom?.kind).toBe(kind);
  });
});
