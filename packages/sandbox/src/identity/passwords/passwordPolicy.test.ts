import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';
import { findPasswordRefusal } from './passwordPolicy.ts';
import { seededPassword } from '../../users/seededUsers.ts';

const messageOf = (password: string) => findPasswordRefusal(password)?.refusal.message;

describe('a password', () => {
  it.each([seededPassword, 'correct horse', '日本語日本語日本', 'Sandbox-2027', '🦊🦊🦊🦊🦊🦊🦊🐻'])(
    'may be %s: nothing is asked of it but length',
    (password) => {
      expect(findPasswordRefusal(password)).toBeUndefined();
    },
  );

  it.each(['', 'seven77', '🦊🦊🦊🦊🦊🦊🦊'])('has at least eight characters, so not "%s"', (password) => {
    expect(messageOf(password)).toBe('Password did not conform with policy: Password not long enough');
  });

  it('has at most 256 characters', () => {
    expect(messageOf('ab'.repeat(128))).toBeUndefined();
    expect(messageOf(`${'ab'.repeat(128)}c`)).toBe('Password did not conform with policy: Password too long');
  });

  it.each([
    'password',
    'Password123!',
    'p@ssw0rd',
    'ILOVEYOU',
    'qwerty123',
    'letmein1',
    'Welcome1',
    'zzzzzzzzzz',
  ])('is none that is tried first, so not %s', (password) => {
    expect(messageOf(password)).toBe('Provided password cannot be used for security reasons.');
  });

  it('that a generator made is never one of the common ones', () => {
    const generated = fc.string({ minLength: 14, maxLength: 30 }).filter((text) => new Set(text).size > 6);
    fc.assert(fc.property(generated, (password) => !isCommonPassword(password)));
  });
});
