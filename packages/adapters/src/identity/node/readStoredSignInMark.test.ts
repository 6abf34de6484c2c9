import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { expect, it } from 'vitest';
import { readStoredSignInMark } from './readStoredSignInMark.ts';

const prefix = 'CognitoIdentityServiceProvider.client-1';

const storeWith = async (token: string) => {
  const store = createMemoryStore();
  await store.write(`${prefix}.LastAuthUser`, 'somebody');
  await store.write(`${prefix}.somebody.accessToken`, token);
  return store;
};

it('a sign-in is told from every other one, and its token is not shown', async () => {
  const one = await readStoredSignInMark(await storeWith('token-1'), 'client-1');
  const again = await readStoredSignInMark(await storeWith('token-1'), 'client-1');
  const renewed = await readStoredSignInMark(await storeWith('token-2'), 'client-1');
  expect([one === again, one === renewed]).toEqual([true, false]);
  expect(one).toMatch(/^[\w-]{43}$/);
});

it('nobody is signed in where nothing is kept', async () => {
  expect(await readStoredSignInMark(createMemoryStore(), 'client-1')).toBeNull();
  expect(await readStoredSignInMark(await storeWith('token-1'), 'client-2')).toBeNull();
});
