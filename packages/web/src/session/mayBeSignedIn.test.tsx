import { afterEach, describe, expect, it } from 'vitest';
import { mayBeSignedIn } from './mayBeSignedIn.ts';

const refused = (): Storage => {
  throw new Error('SecurityError');
};

afterEach(() => localStorage.clear());

const noteLastPerson = (): void =>
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'sub');

describe('the hint of a session', () => {
  it('is the identity library’s own note of the last person', () => {
    noteLastPerson();
    expect(mayBeSignedIn(() => localStorage)).toBe(true);
  });

  it('is not anything else that is kept', () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.sub.clockDrift', '0');
    expect(mayBeSignedIn(() => localStorage)).toBe(false);
    noteLastPerson();
    expect(mayBeSignedIn(() => localStorage)).toBe(true);
  });

  it('is absent where the browser lets nobody read what it keeps', () => {
    noteLastPerson();
    expect(mayBeSignedIn(refused)).toBe(false);
  });
});
