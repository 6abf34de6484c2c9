import { fetchAuthSession } from 'aws-amplify/auth';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../test/answeringServer.ts';
import { credentials, identityService, jwt, refusal, storedTokens, sub } from '../../test/identityService.ts';
import { connectSessionService } from './connectSessionService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const known: Reply = { body: { Username: sub, UserAttributes: [{ Name: 'sub', Value: sub }] } };
const over = refusal('NotAuthorizedException');

/** Asks who is signed in while another tab does something with what is kept, and waits for that tab. */
const lookWhile = async (
  answers: readonly Reply[],
  stored: Record<string, string>,
  otherTab: (storage: Awaited<ReturnType<typeof identityService>>['storage']) => Promise<void>,
) => {
  const service = await identityService(
    { ...credentials, GetUser: answers },
    {
      stored,
      alone: async (work) => {
        await otherTab(service.storage);
        return work();
      },
    },
  );
  close = service.close;
  const user = await connectSessionService(service.caller).currentUser();
  return { user, looks: service.operations().filter((name) => name === 'GetUser').length };
};

const accessToken = `CognitoIdentityServiceProvider.client.${sub}.accessToken`;
const signsInAgain: Parameters<typeof lookWhile>[2] = (storage) => storage.setItem(accessToken, jwt(3500));

describe('a session that the service calls over', () => {
  it('is looked at once more where another tab has signed in again meanwhile', async () => {
    const { user, looks } = await lookWhile([over, known], storedTokens(3600), signsInAgain);
    expect([user, looks]).toMatchObject([{ ok: true, value: { sub } }, 2]);
  });

  it.each([
    ['the same is kept', async () => undefined],
    [
      'nothing is kept any more',
      (storage) => storage.removeItem('CognitoIdentityServiceProvider.client.LastAuthUser'),
    ],
  ] satisfies readonly (readonly [string, Parameters<typeof lookWhile>[2]])[])(
    'is over where %s',
    async (_what, otherTab) => {
      const { user, looks } = await lookWhile([over, known], storedTokens(3600), otherTab);
      expect([user, looks]).toMatchObject([{ failure: { name: 'NotAuthorizedException' } }, 1]);
    },
  );

  it('is told of no other tab where nobody was signed in, nor where the user is known', async () => {
    let waits = 0;
    const waited = async () => void (waits += 1);
    expect((await lookWhile([], {}, waited)).user).toEqual({ ok: true, value: null });
    await close?.();
    expect((await lookWhile([known], storedTokens(3600), waited)).looks).toBe(1);
    expect(waits).toBe(0);
  });

  it('is renewed alone, a minute before it ends, and not while it lasts', async () => {
    let waits = 0;
    const waited = async () => void (waits += 1);
    await lookWhile([known], storedTokens(70), waited);
    expect(waits).toBe(0);
    await close?.();
    await lookWhile([known], storedTokens(50), waited);
    expect(waits).toBe(1);
  });

  it('is renewed alone also where the clock of the service is ahead', async () => {
    let waits = 0;
    const drift = 'CognitoIdentityServiceProvider.client.'.concat(sub, '.clockDrift');
    await lookWhile([known], { ...storedTokens(600), [drift]: '560000' }, async () => void (waits += 1));
    expect(waits).toBe(1);
  });

  it('is renewed alone also where somebody asks for new tokens while the old ones last', async () => {
    let waits = 0;
    const service = await identityService(credentials, {
      stored: storedTokens(3600),
      alone: (work) => {
        waits += 1;
        return work();
      },
    });
    close = service.close;
    const { context } = service.caller.library;
    await fetchAuthSession(context).catch(() => undefined);
    expect(waits).toBe(0);
    await fetchAuthSession(context, { forceRefresh: true }).catch(() => undefined);
    expect(waits).toBe(1);
  });
});
