import { expect, it } from 'vitest';
import { maskAddressSecrets } from './maskAddressSecrets.ts';

it.each([
  'sig',
  'signature',
  'session',
  'sessionId',
  'jwt',
  'otp',
  'pin',
  'auth',
  'access_key',
  'X-Amz-Signature',
])('an address hides what stands as %s in its query', (name) => {
  expect(maskAddressSecrets(`http://service/orders?page=1&${name}=s3cret`)).toBe(
    `http://service/orders?page=1&${name}=***`,
  );
});

it('an address shows what only begins as a secret does', () => {
  const address = 'http://service/orders?author=ada&pinned=1&sessions=2&significant=3';
  expect(maskAddressSecrets(address)).toBe(address);
});
