import { afterEach, describe, expect, it } from 'vitest';
import { credentials, identityService, jwt, storedTokens, sub } from '../../test/identityService.ts';
import type { SignInLock } from './signInLock.ts';
import { connectSessionService } from './connectSessionService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const renewed = {
  body: {
    AuthenticationResult: {
      AccessToken: jwt(3600),
      IdToken: jwt(3600),
      RefreshToken: 'second',
      ExpiresIn: 3600,
    },
  },
};

const reused = {
  status: 400,
  headers: { 'x-amzn-errortype': 'RefreshTokenReuseException' },
  body: { __type: 'RefreshTokenReuseException', message: 'Refresh Token has been rotated' },
};

/** One after the other, as tabs of a browser wait for their turn. */
const inTurn = (): SignInLock => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};

describe('a session whose refresh token is good for one renewal', () => {
  it('is renewed by one tab, and taken by the others that waited', async () => {
    const service = await identityService(
      {
        ...credentials,
        GetTokensFromRefreshToken: [renewed, reused],
      },
      { stored: storedTokens(-60), alone: inTurn() },
    );
    close = service.close;
    const tabs = [service.caller, service.anotherTab()].map(connectSessionService);

    expect(await Promise.all(tabs.map((tab) => tab.hasSession()))).toEqual([true, true]);

    const count = service.operations().filter((operation) => operation === 'GetTokensFromRefreshToken');
    expect(count).toHaveLength(1);
  });

  it('is not forgotten by a tab that came second: the tokens of the first are taken', async () => {
    const arrival = new EventTarget();
    const after = new Promise<void>((resolve) => arrival.addEventListener('here', () => resolve()));
    const service = await identityService(
      {
        ...credentials,
        GetTokensFromRefreshToken: { ...reused, after },
      },
      { stored: storedTokens(-60) },
    );
    close = service.close;
    const session = connectSessionService(service.caller).hasSession();
    await expect.poll(service.operations).toContain('GetTokensFromRefreshToken');
    const { AuthenticationResult: tokens } = renewed.body;
    const prefix = `CognitoIdentityServiceProvider.client.${sub}`;
    await service.storage.setItem(`${prefix}.accessToken`, tokens.AccessToken);
    await service.storage.setItem(`${prefix}.idToken`, tokens.IdToken);
    await service.storage.setItem(`${prefix}.refreshToken`, tokens.RefreshToken);
    arrival.dispatchEvent(new Event('here'));

    expect(await session).toBe(true);
    expect(service.storage.kept.get(`${prefix}.refreshToken`)).toBe('second');
  });

  it('is over where nobody else has renewed it', async () => {
    const service = await identityService(
      { GetTokensFromRefreshToken: reused },
      { stored: storedTokens(-60) },
    );
    close = service.close;
    expect(await connectSessionService(service.caller).hasSession()).toBe(false);
  });
});
