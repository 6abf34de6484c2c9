import { afterEach, expect, it } from 'vitest';
import { credentials, identityService, refusal, storedTokens } from '../../test/identityService.ts';
import { readTemporaryCredentials } from './readTemporaryCredentials.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const read = async (
  replies: Parameters<typeof identityService>[0],
  stored: Record<string, string> = storedTokens(3600),
) => {
  const service = await identityService(replies, { stored });
  close = service.close;
  return readTemporaryCredentials(service.caller);
};

const without = (name: 'SessionToken' | 'Expiration') => {
  const { IdentityId, Credentials } = JSON.parse(
    JSON.stringify(credentials['GetCredentialsForIdentity'] ?? {}),
  ).body;
  return { body: { IdentityId, Credentials: { ...Credentials, [name]: undefined } } };
};

it('the credentials of the kept session say until when they live', async () => {
  const now = Date.now();
  const known = await read(credentials);
  expect(known).toMatchObject({ accessKeyId: 'A', secretAccessKey: 'S', sessionToken: 'T' });
  expect(Math.abs((known?.expires ?? 0) - now - 3_600_000)).toBeLessThan(60_000);
});

it('there are none where nobody is signed in, or the pool refuses them', async () => {
  expect(await read({}, {})).toBeNull();
  await close?.();
  expect(await read({ GetId: refusal('NotAuthorizedException') })).toBeNull();
});

it.each(['SessionToken', 'Expiration'] as const)('there are none without %s', async (name) => {
  expect(await read({ ...credentials, GetCredentialsForIdentity: without(name) })).toBeNull();
});
