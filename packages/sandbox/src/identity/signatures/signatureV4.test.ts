import { describe, expect, it } from 'vitest';
import { readSignatureClaim, computeSignature } from './signatureV4.ts';

const authorization = (signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`;

const claimOf = (signature: string) => {
  const claim = readSignatureClaim(authorization(signature));
  expect.assert(claim !== undefined);
  return claim;
};

const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const headers = { host: 'example.amazonaws.com', 'x-amz-date': '20150830T123600Z' };

describe('a signature of version 4', () => {
  it.each([
    ['/', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    ['/?Param2=value2&Param1=value1', 'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500'],
  ])('over %s is the published example', (url, published) => {
    expect(computeSignature({ method: 'GET', url, headers, body: null }, claimOf(published), secret)).toBe(
      published,
    );
  });

  it.each([
    '',
    'Bearer abc',
    'AWS4-HMAC-SHA256',
    authorization('short'),
    authorization('0'.repeat(64)).replace('aws4_request', 'aws5_request'),
    authorization('0'.repeat(64)).replace('host;x-amz-date', ''),
    authorization('0'.repeat(64)).replace('Credential=AKIDEXAMPLE/', 'Credential='),
  ])('is complete, or it is none: %s', (header) => {
    expect(readSignatureClaim(header)).toBeUndefined();
  });
});
