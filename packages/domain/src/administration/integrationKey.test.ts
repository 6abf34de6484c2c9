import { describe, expect, it } from 'vitest';
import { shownKey, wrongKey } from './integrationKey.ts';

describe('a key of an integration', () => {
  it.each([
    '10233-sandbox-key',
    'b7f0a91c53d2e84f6a0c9b1e7d35f2a8c4e6019b7d3f5a21',
    'c2FuZGJveC1rZXktb2YtY2xpZW50Lg==',
    'ab+c/d9fE0==',
    'Zq7-the_whole.key~',
    'dotted.key.ofParts',
    'eight888',
    'pass:word-like',
    '$2y$10$abcdefghijk',
    ' 10233-sandbox-key ',
    '1234567890123456789012345678',
  ])('may look like %s', (key) => {
    expect(wrongKey(key)).toBeNull();
  });

  it.each([
    ['', 'Required field.'],
    ['short', 'Min length is 8'],
    ['k'.repeat(501), 'Max length is 500'],
    ['corpay@sandbox.test', 'This is an e-mail,'],
    ['10271API_USER', 'This is a client id,'],
    ['10271 API_USER', 'This is a client id,'],
    ['10271api user', 'This is a client id,'],
    ['f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d03', 'This is the id of an account or an integration,'],
    ['https://partner.test/keys?id=7', 'This is an address,'],
    ['www.partner.test/keys', 'This is an address,'],
    ['••••••••••••', 'These are the dots that hide a key.'],
    ['************', 'These are the dots that hide a key.'],
    ['••••1234abcd', 'These are the dots that hide a key.'],
    ['"10233-sandbox-key"', 'A key has no quotes around it.'],
    ["'10233-sandbox-key'", 'A key has no quotes around it.'],
    ['“10233-sandbox-key”', 'A key has no quotes around it.'],
    ['10233-sandbox-key"', 'A key has no quotes around it.'],
    ['key: 10233-sandbox-key', 'Here stands a name before the key.'],
    ['key:10233-sandbox-key', 'Here stands a name before the key.'],
    ['API_KEY=10233-sandbox-key', 'Here stands a name before the key.'],
    ['Client name: 10233', 'Here stands a name before the key.'],
    ['10233-sandbox key', 'A key has no blanks.'],
    ['+49 (30) 1234-5678', 'This is a telephone number'],
    ['00493012345678', 'This is a telephone number'],
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-bmF0_dXJl', 'This is a token of somebody'],
    ['10233-sandbox\u0007key', 'A key has no characters that cannot be seen.'],
    ['10233-sandbox\nkey', 'A key has no characters that cannot be seen.'],
    ['10233\u200B-sandbox-key', 'A key has no characters that cannot be seen.'],
  ])('is not %j, and is told what that is and the cure', (key, says) => {
    expect(wrongKey(key)).toMatch(new RegExp(`^${says}`));
  });

  it('is told by how it begins and how long it is, and by no more', () => {
    expect(shownKey(' Zq7-the-whole-key ')).toBe('begins with Zq7-, 17 characters');
  });
});
