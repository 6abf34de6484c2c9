import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { expect, it } from 'vitest';
import { readStoredSignInFingerprint } from './readStoredSignInFingerprint.ts';

const prefix = 'CognitoIdentityServiceProvider.client-1';

const storeWith = async (token: string) => {
  const store = createMemoryStore();
  await store.write(`${prefix}.LastAuthUser`, 'somebody');
  await store.write(`${prefix}.somebody.accessToken`, token);
  return store;
};

it('a sign-in is told from every other one, and its token is not shown', async () => {
  const one = await readStoredSignInFingerprint(await storeWith('token-1'), 'client-1');
  const again = await readStoredSignInFingerprint(await storeWith('token-1'), 'client-1');
  const renewed = await readStoredSignInFingerprint(await storeWith('token-2'), 'client-1');
  expect([one === again, one === renewed]).toEqual([true, false]);
  expect(one).toMatch(/^[\w-]{43}$/);
});

it('nobody is signed in where nothing is kept', async () => {
  expect(await readStoredSignInFingerprint(createMemoryStore(), 'client-1')).toBeNull();
  expect(await readStoredSignInFingerprint(await storeWith('token-1'), 'client-2')).toBeNull();
});
