import { describe, expect, it } from 'vitest';
import { credentials, identityService, refusal, storedTokens, sub } from '../../test/identityService.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { connectSessionService } from './connectSessionService.ts';

const key = 'fx-gateway.identity.us-west-2:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400';

const identityOf = (user: string, id: string) => memoryStorage({ [key]: JSON.stringify({ sub: user, id }) });

/** What a page asks before its first signed call, with what the browser session remembers. */
const askedWith = async (
  replies: Parameters<typeof identityService>[0],
  identityIds: ReturnType<typeof memoryStorage>,
) => {
  const { caller, operations, close } = await identityService(replies, {
    stored: storedTokens(3600),
    identityIds,
  });
  expect(await connectSessionService(caller).hasSession()).toBe(true);
  await close();
  return operations();
};

describe('the identity of the pool is remembered in the browser session', () => {
  it('so that the page which is loaded next does not ask for it', async () => {
    const ids = memoryStorage();
    expect(await askedWith(credentials, ids)).toEqual(['GetId', 'GetCredentialsForIdentity']);
    await expect.poll(() => ids.kept.has(key)).toBe(true);
    expect(await askedWith(credentials, ids)).toEqual(['GetCredentialsForIdentity']);
  });

  it('and asks for that of another user, or where what is kept is not readable', async () => {
    for (const ids of [identityOf('another', 'us-west-2:another'), memoryStorage({ [key]: '{' })]) {
      expect(await askedWith(credentials, ids)).toEqual(['GetId', 'GetCredentialsForIdentity']);
      // The library does not wait for it.
      await expect.poll(() => ids.kept.get(key)).toBe(JSON.stringify({ sub, id: 'us-west-2:id' }));
    }
  });

  it('and asks for it again where the service does not know it any more', async () => {
    for (const name of ['ResourceNotFoundException', 'NotAuthorizedException']) {
      const given = credentials['GetCredentialsForIdentity'] ?? 'silence';
      const replies = { ...credentials, GetCredentialsForIdentity: [refusal(name), given] };
      expect(await askedWith(replies, identityOf(sub, 'us-west-2:gone'))).toEqual([
        'GetCredentialsForIdentity',
        'GetId',
        'GetCredentialsForIdentity',
      ]);
    }
  });

  it('and is remembered on where the service refuses something else', async () => {
    const ids = identityOf(sub, 'us-west-2:id');
    const refused = { GetCredentialsForIdentity: refusal('InvalidParameterException') };
    expect(await askedWith(refused, ids)).toEqual(['GetCredentialsForIdentity']);
    expect(ids.kept.has(key)).toBe(true);
  });

  it('and is not remembered where it comes after the sign-out', async () => {
    const ids = memoryStorage();
    const gate = new EventTarget();
    const after = new Promise<void>((resolve) => gate.addEventListener('open', () => resolve()));
    const { caller, operations, close } = await identityService(
      { ...credentials, GetId: { body: { IdentityId: 'us-west-2:id' }, after }, RevokeToken: { body: {} } },
      { stored: storedTokens(3600), identityIds: ids },
    );
    const identity = connectSessionService(caller);
    const late = identity.hasSession();
    await expect.poll(operations).toContain('GetId');
    await identity.signOut();
    gate.dispatchEvent(new Event('open'));
    await late;
    await close();
    expect([...ids.kept.keys()]).toEqual([]);
  });

  it('and forgets it at the sign-out', async () => {
    const ids = identityOf(sub, 'us-west-2:id');
    const { caller, close } = await identityService(
      { RevokeToken: { body: {} } },
      { stored: storedTokens(3600), identityIds: ids },
    );
    await connectSessionService(caller).signOut();
    await close();
    expect([...ids.kept.keys()]).toEqual([]);
  });
});
