import { defaultBase, type MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { areRatesCurrent } from '@fx-gateway/domain/market-rates/computeRateAge.ts';
import { jsonMember } from '../http/envelope.ts';
import type { ServiceContract, CallContract } from '../conformance/serviceContract.ts';
import type { PartnerIndependentConfiguration } from '../configuration/configuration.ts';
import { dailyRatesSchema } from './dailyRatesSchema.ts';
import { areRatesOfBase, latestRatesSchema, ratesRefusalSchema } from './latestRatesSchema.ts';

const asking = (key: string | undefined, base: MarketCurrency, symbols: string) =>
  key === undefined
    ? 'nothing-to-ask'
    : ({ method: 'GET', path: '/latest', query: { access_key: key, base, symbols } } as const);

const latest: CallContract = {
  method: 'GET',
  path: '/latest',
  effect: 'reads',
  standing: 'specified',
  rules: ['RATE-12', 'RATE-13'],
  query: ['access_key', 'base', 'symbols'],
  answer: {
    schema: latestRatesSchema,
    find: (body) => [body],
    place: 'the answer',
  },
  refusal: (body) => {
    const read = ratesRefusalSchema.safeParse(body);
    if (!read.success) return null;
    const code = `code ${read.data.error?.code ?? 'none'}`;
    const missing = 'missing_access_key';
    return jsonMember(jsonMember(body, 'error'), 'type') === missing ? `${code}, ${missing}` : code;
  },
  ask: ({ ratesKey }) => asking(ratesKey, defaultBase, 'EUR,GBP'),
  askAlso: ({ ratesKey }) => asking(ratesKey, 'GBP', 'CHF,JPY'),
  otherThanAsked: (body, { query }, now) => {
    const read = latestRatesSchema.safeParse(body);
    if (!read.success) return null;
    const { base, rates, timestamp } = read.data;
    if (!areRatesOfBase(read.data, query?.['base']))
      return {
        kind: 'query-ignored',
        member: 'base',
        seen: `base ${query?.['base']} gets base ${String(base)}`,
      };
    const lacking = query?.['symbols']?.split(',').filter((code) => !Object.hasOwn(rates, code)) ?? [];
    if (lacking.length > 0)
      return {
        kind: 'query-ignored',
        member: `rates.${lacking[0]}`,
        seen: `no rate comes for ${lacking.join(', ')}`,
      };
    const madeAt = timestamp === null ? null : timestamp * 1000;
    return areRatesCurrent({ madeAt, receivedAt: now }, now)
      ? null
      : {
          kind: 'old-answer',
          member: 'timestamp',
          seen: new Date(madeAt ?? now).toISOString().slice(0, 16).replace('T', ' '),
        };
  },
};

/** Not every plan has it, and a customer misses nothing without it but earlier days: no look at the service asks it. */
const timeseries: CallContract = {
  method: 'GET',
  path: '/timeseries',
  effect: 'reads',
  standing: 'assumed',
  rules: ['RATE-15', 'RATE-16'],
  query: ['access_key', 'start_date', 'end_date', 'base', 'symbols'],
  answer: {
    schema: dailyRatesSchema,
    find: (body) => [body],
    place: 'the answer',
  },
  ask: () => 'nothing-to-ask',
};

/** The calls of the external rates service; it answers 200 whatever it says. */
export const ratesContract: ServiceContract<Pick<PartnerIndependentConfiguration, 'rates'>> = {
  service: 'rates',
  field: 'rates.baseUrl',
  access: 'key',
  errors: ratesRefusalSchema,
  refusals: [
    'It answers with status 200 and `success: false`; 101 is a missing or wrong key (RATE-13).',
    '105 is what the plan of the key does not allow: of `timeseries` it is not asked again that day, and the line is of what the visit has seen (RATE-16).',
  ],
  calls: () => [latest, timeseries],
  address: ({ rates }) => rates.baseUrl,
  pageHeaders: () => [],
  send:
    ({ http }, { rates }) =>
    ({ method, path, query, headers = {} }) =>
      http.send({
        method,
        address: `${rates.baseUrl}${path}?${new URLSearchParams(query).toString()}`,
        headers,
      }),
};
