import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgeAttributes, judgeRenewal } from './judgeUsers.ts';
import { asExpectedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

const heard = (more: Partial<ProbeResponse> = {}): ProbeResponse => ({
  status: 200,
  headers: {},
  body: undefined,
  ahead: null,
  ...more,
});
const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

describe('a session of the user pool', () => {
  it('is renewed by a refresh token, and it is told whether those rotate', () => {
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
