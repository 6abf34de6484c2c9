import { expect, it } from 'vitest';
import { findTlsFault } from './findTlsFault.ts';

const failure = (code: string) => Object.assign(new Error('It broke.'), { code });

it.each([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate does not hold yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is of another host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'the issuer of its certificate is unknown to this machine'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'the issuer of its certificate is unknown to this machine'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the issuer of its certificate is unknown to this machine'],
])('a call that TLS ends with %s is told as: %s', (code, fault) => {
  expect(findTlsFault(failure(code))?.fault).toBe(fault);
  expect(findTlsFault(new TypeError('fetch failed', { cause: failure(code) }))?.fault).toBe(fault);
});

it('a call that ends otherwise names no fault of a certificate', () => {
  expect(findTlsFault(failure('ECONNREFUSED'))).toBeNull();
  expect(findTlsFault(null)).toBeNull();
});
