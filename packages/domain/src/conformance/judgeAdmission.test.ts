import { expect, it } from 'vitest';
import type { Heard } from './spoken/heard.ts';
import { judgeAdmission } from './judgeAdmission.ts';
import { judgeTokens } from './judgeTokens.ts';

const refusal = (type: string, message: string, member = 'message'): Heard => ({
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
  expect(judgeAdmission(heard).symptom?.kind).toBe(kind);
});

const headers = ['Access-Token', 'Client-Code'];

const judged = (statuses: readonly number[]) =>
  judgeTokens({ field: 'apis.headers', headers, statuses })?.symptom?.seen ?? null;

it('a token is not taken where every call that carries it is refused as by a stranger', () => {
  expect(judged([401, 403])).toBe('Access-Token, Client-Code');
  expect(judged([401, 200])).toBeNull();
  expect(judged([500])).toBeNull();
  expect(judged([])).toBeNull();
});
