import { describe, expect, it } from 'vitest';
import { parseTypedAuthorization } from './parseTypedAuthorization.ts';

const pending = { state: 's', codeVerifier: 'v', redirectUri: 'http://127.0.0.1:4711/callback' };
const code = { kind: 'code', code: { code: 'c1/x=', redirectUri: pending.redirectUri, codeVerifier: 'v' } };

describe('what a user brings back from a browser on another machine', () => {
  it.each([
    'http://127.0.0.1:4711/callback?code=c1%2Fx%3D&state=s',
    '  http://127.0.0.1:4711/callback?state=s&code=c1%2Fx%3D ',
    '127.0.0.1:4711/callback?code=c1%2Fx%3D&state=s',
    'code=c1%2Fx%3D&state=s',
    'c1/x=',
  ])('counts as an address with our state, or as the code alone: %j (S-97)', (typed) => {
    expect(parseTypedAuthorization(typed, pending)).toEqual(code);
  });

  it.each([
    '',
    '   ',
    'http://127.0.0.1:4711/callback?code=c1&state=forged',
    'http://127.0.0.1:4711/callback?code=c1',
    'http://127.0.0.1:4711/callback',
    'https://partner.test/authorize?client_id=x',
    'code=c1&state=forged',
  ])('counts for nothing where it answers another link, or none: %j', (typed) => {
    expect(parseTypedAuthorization(typed, pending)).toBeNull();
  });

  it('may be that it was refused', () => {
    expect(parseTypedAuthorization('http://127.0.0.1/callback?error=access_denied&state=s', pending)).toEqual(
      {
        kind: 'refused',
        error: 'access_denied',
      },
    );
  });
});
