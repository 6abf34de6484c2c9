import { defaultBase } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { member } from '../http/envelope.ts';
import type { ServiceContract, WireCall } from '../conformance/serviceContract.ts';
import type { SharedConfiguration } from '../configuration/configuration.ts';
import { latestWire, refusedWire } from './latestWire.ts';

const latest: WireCall = {
  method: 'GET',
  path: '/latest',
  effect: 'reads',
  standing: 'specified',
  rules: ['RATE-12', 'RATE-13'],
  query: ['access_key', 'base', 'symbols'],
  answer: {
    schema: latestWire,
    find: (body) => [body],
    place: 'the answer',
  },
  refusal: (body) => {
    const read = refusedWire.safeParse(body);
    if (!read.success) return null;
    const code = `code ${read.data.error?.code ?? 'none'}`;
    const missing = 'missing_access_key';
    return member(member(body, 'error'), 'type') === missing ? `${code}, ${missing}` : code;
  },
  ask: ({ ratesKey }) =>
    ratesKey === undefined
      ? 'nothing-to-ask'
      : {
          method: 'GET',
          path: '/latest',
          query: { access_key: ratesKey, base: defaultBase, symbols: 'EUR,GBP' },
        },
};

/** The one call of the external rates service; it answers 200 whatever it says. */
export const ratesContract: ServiceContract<Pick<SharedConfiguration, 'rates'>> = {
  service: 'rates',
  field: 'rates.baseUrl',
  access: 'key',
  errors: refusedWire,
  refusals: ['It answers with status 200 and `success: false`; 101 is a missing or wrong key (RATE-13).'],
  calls: () => [latest],
  address: ({ rates }) => rates.baseUrl,
  pageHeaders: () => [],
  send:
    ({ http }, { rates }) =>
    ({ method, path, query }) =>
      http.send({ method, address: `${rates.baseUrl}${path}?${new URLSearchParams(query).toString()}` }),
};
