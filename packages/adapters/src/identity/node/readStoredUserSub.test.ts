import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { readStoredUserSub } from './readStoredUserSub.ts';

const prefix = 'CognitoIdentityServiceProvider.client-1';
const tokenOf = (claims: object): string =>
  ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');

const signedIn = async (token: string) => {
  const store = createMemoryStore();
  await store.write(`${prefix}.LastAuthUser`, 'somebody');
  await store.write(`${prefix}.somebody.accessToken`, token);
  return store;
};

describe('the user whose sign-in is kept', () => {
  it('is the same after tokens were renewed, and another one after another sign-in', async () => {
    const before = await readStoredUserSub(await signedIn(tokenOf({ sub: 'sub-1', exp: 1 })), 'client-1');
    const renewed = await readStoredUserSub(await signedIn(tokenOf({ sub: 'sub-1', exp: 2 })), 'client-1');
    const other = await readStoredUserSub(await signedIn(tokenOf({ sub: 'sub-2', exp: 2 })), 'client-1');
    expect([before, renewed, other]).toEqual(['sub-1', 'sub-1', 'sub-2']);
  });

  it.each(['', 'no.token', tokenOf({ exp: 1 }), tokenOf({ sub: 7 }), `.${btoa('null')}.`])(
    'is nobody where the token names none: %j',
    async (token) => {
      expect(await readStoredUserSub(await signedIn(token), 'client-1')).toBeNull();
      expect(await readStoredUserSub(createMemoryStore(), 'client-1')).toBeNull();
    },
  );
});
