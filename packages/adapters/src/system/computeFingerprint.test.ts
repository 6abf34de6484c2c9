import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeFingerprint } from './computeFingerprint.ts';

it('a fingerprint is the HMAC of its text under its key, so that another key tells nothing of it', async () => {
  const expected = createHmac('sha256', 'key').update('GB64 Bänk').digest('base64url');
  expect(await computeFingerprint('key', 'GB64 Bänk')).toBe(expected);
  expect(await computeFingerprint('other', 'GB64 Bänk')).not.toBe(expected);
});
