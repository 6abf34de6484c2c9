import { afterEach, describe, expect, it } from 'vitest';
import { mayBeSignedIn } from './mayBeSignedIn.ts';

const refused = (): Storage => {
  throw new Error('SecurityError');
};

afterEach(() => localStorage.clear());

describe('the hint of a session', () => {
  it('is the identity library’s own note of the last person', () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'sub');
    expect(mayBeSignedIn(() => localStorage)).toBe(true);
  });

  it('is not anything else that is kept', () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.sub.clockDrift', '0');
    expect(mayBeSignedIn(() => localStorage)).toBe(false);
  });

  it('is absent where the browser keeps nothing', () => {
    expect(mayBeSignedIn(refused)).toBe(false);
  });
});
