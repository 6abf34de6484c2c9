import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each([
  // The example of RFC 7636.
  ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  ['', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
])(
  'the challenge of an authorization is the SHA-256 of its verifier %j as the partner reads it',
  async (verifier, challenge) => {
    expect(await sha256(verifier)).toBe(challenge);
  },
);
