import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { expect, it } from 'vitest';
import { createLastAnswererStore } from './lastAnswererStore.ts';

const userPoolClientId = 'client';
const address = 'http://sandbox.test/config.json';
const prefix = `CognitoIdentityServiceProvider.${userPoolClientId}`;

const accessTokenOf = (sub: string): string =>
  `h.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`;

const signedIn = async (sub: string, store = createMemoryStore()) => {
  await store.write(`${prefix}.LastAuthUser`, sub);
  await store.write(`${prefix}.${sub}.accessToken`, accessTokenOf(sub));
  return store;
};

it('for whom a partner answered last is known to the same user at the same configuration, also after a new sign-in', async () => {
  const store = await signedIn('u1');
  const answerers = createLastAnswererStore(store, { address, userPoolClientId });
  expect(await answerers.read('corpay')).toBeNull();
  await answerers.keep('corpay', '410233');
  await answerers.keep('other', 'X');
  await signedIn('u1', store);
  expect(await answerers.read('corpay')).toBe('410233');
  const elsewhere = createLastAnswererStore(store, {
    address: 'http://other.test/config.json',
    userPoolClientId,
  });
  expect(await elsewhere.read('corpay')).toBeNull();
});

it('and to nobody else, nor after a sign-out, nor where it cannot be understood', async () => {
  const store = await signedIn('u1');
  const answerers = createLastAnswererStore(store, { address, userPoolClientId });
  await answerers.keep('corpay', '410233');
  await signedIn('u2', store);
  expect(await answerers.read('corpay')).toBeNull();
  await answerers.keep('other', 'X');
  expect(await answerers.read('corpay')).toBeNull();
  await answerers.forget();
  expect(await answerers.read('other')).toBeNull();
  await store.write('fxg.answerers', '{');
  expect(await answerers.read('other')).toBeNull();
  await store.remove(`${prefix}.LastAuthUser`);
  await answerers.keep('corpay', '410233');
  expect(await store.read('fxg.answerers')).toBe('{');
});
