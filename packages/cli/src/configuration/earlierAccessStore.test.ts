import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { sampleUser } from '../../test/sampleUser.ts';
import { createEarlierAccessStore } from './earlierAccessStore.ts';

const client = 'client';
const address = 'http://sandbox.test/config.json';
const prefix = `CognitoIdentityServiceProvider.${client}`;
const credentials = {
  accessKeyId: 'AKID',
  secretAccessKey: 'secret',
  sessionToken: 'session',
  expires: Date.now() + 3_600_000,
};
const token = { value: 'SBX-1', expires: Date.now() + 1_200_000 };
const readToken = (kept: unknown): typeof token | null =>
  typeof kept === 'object' && kept !== null && 'value' in kept ? (kept as typeof token) : null;

const signedInStore = async (user: string, accessToken: string) => {
  const store = createMemoryStore();
  await store.write(`${prefix}.LastAuthUser`, user);
  await store.write(`${prefix}.${user}.accessToken`, accessToken);
  return store;
};

const withAccess = async () => {
  const store = await signedInStore('u1', 'a1');
  const access = createEarlierAccessStore(store);
  await access.keep({ address, configuration: { name: 'c' }, user: sampleUser, credentials }, client);
  await (await access.tokens('p', readToken)).keep(token);
  return { store, access };
};

describe('the access that one call leaves for the next', () => {
  it('is the same sign-in at the same configuration, without the text of the identity token', async () => {
    const { store, access } = await withAccess();
    expect(await access.read(address)).toMatchObject({
      configuration: { name: 'c' },
      user: { sub: sampleUser.sub },
      credentials,
    });
    expect((await access.tokens('p', readToken)).kept).toEqual(token);
    expect((await access.tokens('other', readToken)).kept).toBeNull();
    expect(await access.read('http://other.test/config.json')).toBeNull();
    expect(await store.read('fxg.access')).not.toContain('jwtToken');
  });

  it('is nothing for another user, for a new sign-in, and after a sign-out', async () => {
    for (const change of [
      { [`${prefix}.LastAuthUser`]: 'u2', [`${prefix}.u2.accessToken`]: 'a2' },
      { [`${prefix}.u1.accessToken`]: 'renewed' },
      { [`${prefix}.LastAuthUser`]: null },
    ]) {
      const { store, access } = await withAccess();
      for (const [key, value] of Object.entries(change))
        await (value === null ? store.remove(key) : store.write(key, value));
      expect(await access.read(address)).toBeNull();
      expect((await access.tokens('p', readToken)).kept).toBeNull();
    }
  });

  it('is not kept where credentials nearly end, nor where nobody is signed in any more', async () => {
    const store = await signedInStore('u1', 'a1');
    const access = createEarlierAccessStore(store);
    const short = { ...credentials, expires: Date.now() + 59_000 };
    await access.keep({ address, configuration: {}, user: sampleUser, credentials: short }, client);
    expect(await store.read('fxg.access')).toBeNull();
    await store.remove(`${prefix}.LastAuthUser`);
    await access.keep({ address, configuration: {}, user: sampleUser, credentials }, client);
    expect(await store.read('fxg.access')).toBeNull();
  });

  it('begins without tokens where it begins anew, drops one that the partner no longer gives, and forgets everything at once', async () => {
    const { store, access } = await withAccess();
    expect((await access.tokens('p', readToken)).kept).toEqual(token);
    await access.keep({ address, configuration: {}, user: sampleUser, credentials }, client);
    expect((await access.tokens('p', readToken)).kept).toBeNull();
    await (await access.tokens('p', readToken)).keep(token);
    await (await access.tokens('p', readToken)).keep(null);
    expect((await access.tokens('p', readToken)).kept).toBeNull();
    await access.forget();
    expect(await store.read('fxg.access')).toBeNull();
    // What a terminal learns that was on its way meanwhile does not bring it back.
    await (await access.tokens('p', readToken)).keep(token);
    expect(await store.read('fxg.access')).toBeNull();
  });

  it('is nothing where the file holds something else under its name', async () => {
    const { store, access } = await withAccess();
    await store.write('fxg.access', '{"signIn":');
    expect(await access.read(address)).toBeNull();
  });
});
