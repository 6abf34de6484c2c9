import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/heard.ts';
import { judgeAttributes, judgeRenewal, judgeUserPoolClient } from './judgeUsers.ts';
import { asExpectedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

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

  it('renews a session, and is told whether its refresh tokens rotate', () => {
    const tokens = { AccessToken: 'a', IdToken: 'i' };
    const renewal = (result: object) => judgeRenewal(heard({ body: { AuthenticationResult: result } }));
    expect(renewal(tokens)).toEqual(asExpectedVerdict({ note: 'Refresh tokens stay as they are.' }));
    expect(renewal({ ...tokens, RefreshToken: 'r' })).toEqual(
      asExpectedVerdict({ note: 'Refresh tokens rotate.' }),
    );
    expect(textOf(renewal({ AccessToken: 'a' }))).toBe('differs: IdToken');
    expect(textOf(judgeRenewal(heard({ status: 400 })))).toBe('refused');
  });
});

const others = {
  sub: '1',
  email: 'a@b.test',
  email_verified: 'true',
  preferred_username: 'a',
  'custom:so': 'afs',
};

describe('the attributes of a user', () => {
  it('are those of a registration', () => {
    expect(judgeAttributes({ ...others, 'custom:fxpartner': 'ofx' })).toEqual(asExpectedVerdict());
    expect(judgeAttributes(others).verdict).toEqual({ kind: 'differs', field: 'custom:fxpartner' });
  });

  it.each([
    ['Corpay', 'corpay'],
    ['ofx ', 'ofx'],
    ['offx', ''],
    ['', ''],
  ])('name a partner letter by letter: "%s" is none', (value, instead) =>
    expect(judgeAttributes({ ...others, 'custom:fxpartner': value })).toMatchObject({
      symptom: { kind: 'partner-unknown', seen: value, instead },
    }),
  );
});
