import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgeUserPoolClient } from './judgeUserPool.ts';
import type { ExplainedVerdict } from '../responses/verdict.ts';

const heard = (more: Partial<ProbeResponse> = {}): ProbeResponse => ({
  status: 200,
  headers: {},
  body: undefined,
  ahead: null,
  ...more,
});
const refusal = (__type: string, message: string): Partial<ProbeResponse> => ({
  status: 400,
  body: { __type, message },
});
const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

describe('the client of the user pool', () => {
  it.each<[string, Partial<ProbeResponse>]>([
    ['as expected', { body: { ChallengeName: 'PASSWORD_VERIFIER' } }],
    ['differs: ChallengeName', { body: { ChallengeName: 'SELECT_CHALLENGE' } }],
    [
      'differs: client secret',
      refusal(
        'NotAuthorizedException',
        'Client 1 is configured with secret but SECRET_HASH was not received',
      ),
    ],
    [
      'differs: client secret',
      refusal('NotAuthorizedException', 'Unable to verify secret hash for client 1'),
    ],
    [
      'differs: ALLOW_USER_SRP_AUTH',
      refusal('InvalidParameterException', 'USER_SRP_AUTH is not enabled for the client.'),
    ],
    [
      'differs: identity.userPoolClientId',
      refusal('ResourceNotFoundException', 'User pool client 1 does not exist.'),
    ],
    ['differs: PreventUserExistenceErrors', refusal('UserNotFoundException', 'User does not exist.')],
    ['refused', refusal('TooManyRequestsException', 'Rate exceeded')],
  ])('is judged as %s by its answer to a stranger', (expected, more) =>
    expect(textOf(judgeUserPoolClient(heard(more)))).toBe(expected),
  );
});
