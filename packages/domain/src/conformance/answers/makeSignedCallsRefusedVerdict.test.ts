import { expect, it } from 'vitest';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { makeSignedCallsRefusedVerdict } from './makeSignedCallsRefusedVerdict.ts';
import { judgeRefusedTokens } from './judgeRefusedTokens.ts';

const refusal = (type: string, message: string, member = 'message'): ProbeResponse => ({
  status: 403,
  headers: { 'x-amzn-errortype': type },
  body: { [member]: message },
  ahead: null,
});

it.each([
  [refusal('MissingAuthenticationTokenException', 'Missing Authentication Token'), 'no-such-stage'],
  [refusal('InvalidSignatureException', 'Credential should be scoped to a valid region. '), 'region'],
  [
    refusal('UnrecognizedClientException', 'The security token included in the request is invalid.'),
    'foreign-credentials',
  ],
  [
    refusal('ExpiredTokenException', 'The security token included in the request is expired'),
    'credentials-ended',
  ],
  [
    refusal('InvalidSignatureException', 'The request signature we calculated does not match the signature'),
    'signature-changed',
  ],
  [refusal('', 'User: arn:x is not authorized to perform: execute-api:Invoke', 'Message'), 'no-permission'],
  [refusal('', 'You may not see this account.'), undefined],
])('a gateway that refuses every signed call by %j shows %s', (heard, kind) => {
  expect(makeSignedCallsRefusedVerdict(heard).symptom?.kind).toBe(kind);
});

const headers = ['Access-Token', 'Client-Code'];

const judged = (statuses: readonly number[]) =>
  judgeRefusedTokens({ field: 'apis.headers', headers, statuses })?.symptom?.seen ?? null;

const answer = (status: number, message: string) => ({ status, headers: {}, body: { message } });
const shownOf = (said: string, without: string | null) => {
  const stranger = without === null ? null : answer(401, without);
  return judgeRefusedTokens({
    field: 'apis.headers',
    headers,
    statuses: [403],
    said: answer(401, said),
    without: stranger,
  })?.symptom;
};

it('a token that is answered otherwise than a call without it has arrived, and the partner says why', () => {
  expect(shownOf('Nay', 'No token')).toMatchObject({
    kind: 'token-refused',
    seen: '401 No token',
    setting: 'the reason',
    said: '401 Nay',
  });
  expect(shownOf('No token for /a/1', 'No token for /b')).toMatchObject({
    kind: 'token-not-taken',
    setting: 'apis.headers',
    said: '401 No token for /a/1',
  });
  expect(shownOf('Nay', null)).toMatchObject({ kind: 'token-not-taken' });
});

it.each([
  ['Invalid API call as no apiproduct match found', 'the API product of these calls'],
  ['Insufficient scope', 'the scope of these calls'],
  ['The client account is suspended.', 'the end of the suspension'],
  ['The client is not entitled to rates', 'the entitlement to these calls'],
])('a partner that says %j is asked for %s, whatever it says without a token', (said, setting) => {
  expect(shownOf(said, null)).toMatchObject({ kind: 'token-refused', setting });
  expect(shownOf(said, said)).toMatchObject({ kind: 'token-refused', setting });
});

it('a token is not taken where every call that carries it is refused as by a stranger', () => {
  expect(judged([401, 403])).toBe('Access-Token, Client-Code');
  expect(judged([401, 200])).toBeNull();
  expect(judged([500])).toBeNull();
  expect(judged([])).toBeNull();
});

const bearing = (challenge: string) =>
  judgeRefusedTokens({
    field: 'ofx.baseUrl',
    headers: ['authorization'],
    statuses: [401],
    said: { status: 401, headers: { 'www-authenticate': challenge }, body: undefined },
    without: { status: 401, headers: { 'www-authenticate': 'Bearer realm="pay"' }, body: undefined },
  })?.symptom;

it('a token that its partner calls invalid, and a stranger is asked for, is of another environment', () => {
  expect(bearing('Bearer error="invalid_token", error_description="The issuer is invalid"')).toMatchObject({
    kind: 'token-of-another-environment',
    setting: 'ofx.baseUrl',
    said: '401 invalid_token: The issuer is invalid',
  });
  expect(bearing('Bearer error="invalid_token", error_description="The token expired"')).toMatchObject({
    kind: 'token-refused',
  });
  expect(bearing('Bearer error=insufficient_scope')).toMatchObject({
    kind: 'token-refused',
    setting: 'the scope of these calls',
  });
  expect(bearing('Bearer')).toMatchObject({ kind: 'token-not-taken' });
});
