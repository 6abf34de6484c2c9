import { describe, expect, it } from 'vitest';
import { findForbiddenOrigins, readCacheSeconds } from './judgePolicy.ts';

const page = 'https://fx.example.com';
const forbids = (policy: string, ...origins: readonly string[]) =>
  findForbiddenOrigins(policy, page, origins);

describe('the policy of a page', () => {
  it('names every origin that the page calls, or forbids the call', () => {
    const policy = "default-src 'none'; connect-src 'self' https://a.example.com https://b.example.com:8443";
    expect(forbids(policy, page, 'https://a.example.com', 'https://b.example.com:8443')).toEqual([]);
    expect(forbids(policy, 'https://b.example.com', 'http://a.example.com', 'https://c.example.com')).toEqual(
      ['https://b.example.com', 'http://a.example.com', 'https://c.example.com'],
    );
  });

  it.each([
    ['connect-src *', true],
    ['connect-src https:', true],
    ['connect-src http:', false],
    ['connect-src https://*.example.com', true],
    ['connect-src *.example.com', true],
    ['connect-src https://*.other.com', false],
    ['connect-src https://pay.example.com:443/v1/', true],
    ['connect-src pay.example.com', true],
    ["connect-src 'none'", false],
    ["default-src 'self'", false],
    ['img-src *', true],
  ])('that says "%s" lets https://pay.example.com be called: %s', (policy, isAllowed) => {
    expect(forbids(policy, 'https://pay.example.com')).toEqual(isAllowed ? [] : ['https://pay.example.com']);
  });
});

it.each([
  ['no-cache', 0],
  ['no-store, max-age=60', 0],
  ['', 0],
  ['public, max-age=31536000, immutable', 31_536_000],
  ['max-age=63072000; includeSubDomains', 63_072_000],
])('an answer that says "%s" is kept for %d seconds', (said, seconds) =>
  expect(readCacheSeconds(said)).toBe(seconds),
);
