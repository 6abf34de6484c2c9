import { describe, expect, it } from 'vitest';
import { findForbiddenCalls, findGarbledPart, findSourcesOfOrigin, readCacheSeconds } from './judgePolicy.ts';

const page = 'https://fx.example.com';
const forbids = (policy: string, ...calls: readonly string[]) => findForbiddenCalls(policy, page, calls);

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
    ['connect-src http:', true],
    ['connect-src http://pay.example.com', true],
    ['connect-src wss:', false],
    ['connect-src HTTPS://PAY.example.com', true],
    ['connect-src https://*', true],
    ['connect-src *:*', true],
    ['connect-src *:8443', false],
    ['connect-src https://pay.example.com:*', true],
    ['connect-src https://pay.example.com:8443', false],
    ['connect-src https://*.pay.example.com', false],
    ['connect-src https://*.example.com', true],
    ['connect-src *.example.com', true],
    ['connect-src https://*.other.com', false],
    ['connect-src https://pay.example.com:443', true],
    ['connect-src pay.example.com', true],
    ["connect-src 'none'", false],
    ["default-src 'self'", false],
    ['img-src *', true],
  ])('that says "%s" lets https://pay.example.com be called: %s', (policy, isAllowed) => {
    expect(forbids(policy, 'https://pay.example.com')).toEqual(isAllowed ? [] : ['https://pay.example.com']);
  });

  it.each([
    ['/v1', false],
    ['/v1/', true],
    ['/v1/orders', true],
    ['/v1/orders/', false],
    ['/v1/order', false],
    ['/V1/', false],
    ['/%761/', true],
    ['/', true],
    ['', true],
  ])('that names the path "%s" of a host lets /v1/orders be called there: %s', (path, isAllowed) => {
    const called = 'https://pay.example.com/v1/orders';
    expect(forbids(`connect-src https://pay.example.com${path}`, called)).toEqual(isAllowed ? [] : [called]);
  });

  it('that names another port of an address without a name lets none but that be called', () => {
    const called = 'http://127.0.0.1:48411/services/ofx';
    expect(findForbiddenCalls('connect-src http://*:48411', 'http://127.0.0.1:48410', [called])).toEqual([]);
    expect(findForbiddenCalls('connect-src http://127.0.0.1:*', 'http://127.0.0.1:48410', [called])).toEqual(
      [],
    );
    expect(findForbiddenCalls('connect-src http://127.0.0.1', 'http://127.0.0.1:48410', [called])).toEqual([
      called,
    ]);
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

const named = (source: string) =>
  findSourcesOfOrigin(`connect-src ${source}`, page, 'https://pay.example.com/v1/a');

it('sources of other hosts, ports or schemes name the origin of a call in no way', () => {
  expect(named('https://other.example.com')).toEqual([]);
  expect(named('https://pay.example.com:8443')).toEqual([]);
  expect(named('https://pay.example.com/v1')).toEqual(['https://pay.example.com/v1']);
  expect(named('pay.example.com/v1')).toEqual(['pay.example.com/v1']);
});

it.each([
  ["connect-src 'self' https://pay.example.com; upgrade-insecure-requests;", null],
  ['connect-src self https://pay.example.com', 'connect-src has self'],
  ['"default-src \'self\'"', 'a directive begins with "default-src'],
  ['script-src ‘self’', 'script-src has ‘self’'],
])('a policy %j is written as browsers read it, or what of it is not is told: %j', (policy, told) => {
  const garbled = findGarbledPart(policy);
  if (told === null) expect(garbled).toBeNull();
  else expect(garbled).toContain(told);
});
