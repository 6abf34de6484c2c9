import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyCall } from '../../../packages/services/test/everyCall.ts';
import type { Sent } from './callServices.ts';
import { certificateAuthority } from './certificateAuthority.ts';
import { customer, startServices } from './startServices.ts';

let running: Awaited<ReturnType<typeof startServices>>;

const administrator = {
  ...customer,
  'x-fxg-sub': '0f6c1f5e-0000-4000-8000-0000000000ad',
  'x-fxg-email': 'ines@firm.test',
};

beforeAll(async () => {
  running = await startServices({ administrators: ['ines@firm.test'] });
  for (const headers of [administrator, customer]) await running.callAs('/account', { headers });
});
afterAll(() => running.stop());

/** A body is what tells that there was an answer: HEAD has none. */
const calls = everyCall.filter(([, { method }]) => method !== 'HEAD');
const ofAdministrators = calls.filter(([, { of }]) => of === 'every account');

type Call = (typeof calls)[number][1];

const send = ({ method, path, body }: Call, sent: Sent) =>
  running.call(path, { method, ...(body && { body }), ...sent });

const seenByAdministrators = () =>
  Promise.all(
    ['get-accounts', 'get-integrations', 'audit'].map(
      async (path) => (await running.callAs(`/admin/${path}`, { headers: administrator })).body,
    ),
  );

describe('behind mutual TLS', () => {
  it.each(calls)('%s is made for nobody who has not proved to be the gateway', async (_name, call) => {
    const before = await seenByAdministrators();
    const impostors: readonly Sent[] = [
      { headers: administrator },
      {
        ...certificateAuthority('The authority of the gateway').sign('gateway.test'),
        headers: administrator,
      },
      { ...running.authority.sign('web.test'), headers: administrator },
      { ...running.authority.signExpired('gateway.test'), headers: administrator },
      { ...running.gateway },
      { ...running.gateway, headers: { ...administrator, 'x-fxg-sub': 'ines' } },
    ];
    for (const [index, impostor] of impostors.entries())
      expect(await send(call, impostor), `impostor ${index}`).toMatchObject({
        status: 403,
        body: { message: 'Missing Authentication Token' },
      });
    expect(await seenByAdministrators()).toEqual(before);
  });

  it.each(ofAdministrators)('%s is refused to a customer whom the gateway names', async (_name, call) => {
    const before = await seenByAdministrators();
    expect(await send(call, { ...running.gateway, headers: customer })).toMatchObject({
      status: 403,
      body: { message: 'Only administrators may do this.' },
    });
    expect(await seenByAdministrators()).toEqual(before);
  });
});
