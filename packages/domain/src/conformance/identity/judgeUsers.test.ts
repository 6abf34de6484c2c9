import { describe, expect, it } from 'vitest';
import { judgeAttributes } from './judgeUsers.ts';
import { asExpectedVerdict } from '../responses/verdict.ts';

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
