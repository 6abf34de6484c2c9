import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('a verifier has the challenge that RFC 7636 gives as its example', async () => {
  expect(await sha256('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});
