import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeCalledEndpoints } from '../configuration/endpoints.ts';
import type { SignedApi } from '../http/signedApi.ts';
import { makeUndiciHttpPort } from '../http/node/makeUndiciHttpPort.ts';
import { systemClock } from '../system/systemPorts.ts';
import { combinePartnerAdapters, type PartnerAdapter } from './partnerAdapter.ts';

type North = { readonly north: string };
type South = { readonly south: { readonly address: string } };

const north: PartnerAdapter<North, { readonly quotes: readonly unknown[] }> = {
  configuration: z.object({ north: z.string() }),
  apis: (configuration) => ({ north: configuration.north }),
  endpoints: (configuration) => makeCalledEndpoints({ north: configuration.north }),
  load: async () => (api, configuration, clock, http) => ({
    quotes: [api('north'), configuration.north, clock, http],
  }),
};

const south: PartnerAdapter<South, { readonly deals: string }> = {
  configuration: z.object({ south: z.object({ address: z.string() }) }),
  apis: () => ({}),
  endpoints: (configuration) => makeCalledEndpoints({ 'south.address': configuration.south.address }),
  load: async () => (_api, configuration) => ({ deals: configuration.south.address }),
};

const both = combinePartnerAdapters<typeof north | typeof south>([north, south]);
const configuration = { north: 'https://north.test', south: { address: 'https://south.test' } };

it('config.json holds what each of the partners needs, and is not taken where one of them misses something', () => {
  expect(z.safeParse(both.configuration, configuration)).toEqual({ success: true, data: configuration });
  for (const part of [{ north: configuration.north }, { south: configuration.south }, null])
    expect(z.safeParse(both.configuration, part).success).toBe(false);
});

it('secrets go to the addresses of all partners, and signed calls to those of the partners that sign', () => {
  expect(both.apis(configuration)).toEqual({ north: 'https://north.test' });
  expect(both.endpoints(configuration).map(({ field, address }) => [field, address])).toEqual([
    ['north', 'https://north.test'],
    ['south.address', 'https://south.test'],
  ]);
});

it('each partner is connected to the same services, and what all of them bring is there together', async () => {
  const signed: SignedApi = { send: async () => ({ kind: 'no-answer' }) };
  const http = makeUndiciHttpPort();
  const connect = await both.load();
  expect(connect(() => signed, configuration, systemClock, http)).toEqual({
    quotes: [signed, 'https://north.test', systemClock, http],
    deals: 'https://south.test',
  });
});

it('without a partner nothing more is needed of config.json, called or brought', async () => {
  const none = combinePartnerAdapters<never>([]);
  expect(z.safeParse(none.configuration, {})).toEqual({ success: true, data: {} });
  expect([none.apis({}), none.endpoints({})]).toEqual([{}, []]);
});
