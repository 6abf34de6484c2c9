import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, fault, json, ofxUser, set } from './environmentChanges.ts';

const keyMissing = (status: number, body: string) => ({
  services: at('rates', ({ method }) => (method === 'OPTIONS' ? {} : { status, headers: json, body })),
});

/** Market rates that are not given, or not those that were asked for. */
export const brokenRates: readonly BrokenEnvironment[] = [
  ...(
    [
      ['Kong', 401, '{"message":"No API key found in request"}'],
      [
        'Azure',
        401,
        '{"statusCode":401,"message":"Access denied due to missing subscription key. Make sure to include subscription key when making requests to an API."}',
      ],
      ['Tyk', 401, '{"error":"Authorization field missing"}'],
      [
        'Apigee',
        401,
        fault(
          'Failed to resolve API Key variable request.header.apikey',
          'steps.oauth.v2.FailedToResolveAPIKey',
        ),
      ],
      [
        'Google',
        403,
        '{"message":"Method doesn\'t allow unregistered callers. Please use API Key or other form of API consumer identity to call this API."}',
      ],
    ] as const
  ).map(([gateway, status, body]): BrokenEnvironment => ({
    name: `the gateway of the rates gets no key, by the words of ${gateway}`,
    make: () => keyMissing(status, body),
    as: corpayUser,
    symptom: 'key-missing',
    setting: 'rates.baseUrl',
    says: /did not arrive.* Change: .*access_key.*rates\.baseUrl.* new key does not help/,
  })),
  {
    name: 'the rates service does not take its key',
    make: () => ({
      services: at('rates', { status: 200, headers: json, body: '{"success":false,"error":{"code":101}}' }),
    }),
    as: corpayUser,
    symptom: 'rates-key',
    setting: 'ratesKey',
    says: /code 101/,
  },
  {
    name: 'the way drops the query of every call of the rates',
    make: () => ({
      asked: ({ path, target }) => {
        if (path.startsWith('/services/rates')) target.search = '';
      },
    }),
    as: corpayUser,
    symptom: 'query-dropped',
    setting: 'rates.baseUrl',
    says: /dropped on the way/,
  },
  {
    name: 'the rates service has no calls left this month',
    make: () => ({
      services: at('rates', {
        status: 200,
        headers: json,
        body: '{"success":false,"error":{"code":104,"type":"usage_limit_reached","info":"Your monthly API request volume has been reached."}}',
      }),
    }),
    as: corpayUser,
    symptom: 'throttled',
    setting: 'rates.baseUrl',
    says: /usage_limit_reached, code 104: Your monthly API request volume has been reached/,
  },
  {
    name: 'a cache before the rates ignores the query',
    make: () => ({
      services: at('rates', ({ body }) =>
        body.includes('"base"') ? { body: body.replace(/"base":"\w+"/, '"base":"EUR"') } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'query-ignored',
    setting: 'rates.baseUrl',
    says: /base USD gets base EUR.*whole query \(base, symbols\) into its key/,
  },
  {
    name: 'the rates are three days old',
    make: () => ({
      services: at('rates', ({ body }) => ({
        body: body.replace(
          /"timestamp":(\d+)/,
          (_all, made: string) => `"timestamp":${Number(made) - 259_200}`,
        ),
      })),
    }),
    as: corpayUser,
    symptom: 'old-answer',
    setting: 'rates.baseUrl',
    says: /too old to say anything about the market/,
  },
  ...(['rates.baseUrl', 'ofx.ratesUrl'] as const).map((field): BrokenEnvironment => ({
    name: `the path in ${field} is none of those that the rates service has`,
    make: ({ servicesUrl }) => ({
      configure: set(
        field.split('.')[0] ?? '',
        field.split('.')[1] ?? '',
        `${servicesUrl}/services/elsewhere`,
      ),
      services: at('elsewhere', ({ method, headers, sent }) =>
        method === 'OPTIONS'
          ? {
              status: 204,
              headers: {
                'access-control-allow-origin': sent.origin ?? '*',
                'access-control-allow-headers': 'authorization',
              },
              body: '',
            }
          : {
              status: 200,
              headers: { ...headers, ...json, 'access-control-allow-origin': sent.origin ?? '*' },
              body: '{"success":false,"error":{"code":103,"type":"invalid_api_function"}}',
            },
      ),
    }),
    as: ofxUser,
    symptom: 'no-such-endpoint',
    setting: field,
    says: new RegExp(`no such endpoint.* code 103\\. Change: the path in ${field.replace('.', '\\.')}`),
    alone: true,
  })),
];
