import { afterEach, expect, it } from 'vitest';
import { identityService, refusal, storedTokens, sub } from '../../test/identityService.ts';
import { connectSessionService } from './connectSessionService.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const attributes = { body: { Username: sub, UserAttributes: [{ Name: 'sub', Value: sub }] } };

it.each([
  ['refuses to end it and goes on with it', attributes, 1],
  ['does not answer any more', { status: 503, body: {} }, 1],
  ['has ended it', refusal('NotAuthorizedException'), 0],
])('whether a session may live on is asked of a service that %s', async (_, answer, told) => {
  const service = await identityService(
    { RevokeToken: refusal('InvalidParameterException'), GetUser: answer },
    { stored: storedTokens(3600) },
  );
  close = service.close;
  let said = 0;
  const left = await connectSessionService(service.caller).signOut({ mayLiveOn: () => (said += 1) });
  expect(left).toEqual({ ok: true, value: undefined });
  expect([said, service.storage.kept.size]).toEqual([told, 0]);
});
