import { gzipSync } from 'node:zlib';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, html, json, page, set, signedOnly } from './environmentChanges.ts';

const isAsked = ({ method }: { readonly method: string }): boolean => method !== 'OPTIONS';

/** What stands between a caller and a well environment changes what is asked or what is answered. */
export const brokenWays: readonly BrokenEnvironment[] = [
  {
    name: 'every second call of the accounts service is answered 502',
    make: () => {
      let calls = 0;
      return {
        services: at('accounts', () => {
          calls += 1;
          return calls % 2 === 0 ? { status: 502, headers: html, body: page } : {};
        }),
      };
    },
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.accounts',
    says: /\d+ of \d+ calls ended with 502.* one of several instances is down.* Change: nothing in config\.json/,
  },
  {
    name: 'every third call that nobody signed is answered 502',
    make: () => {
      let calls = 0;
      return {
        services: at('accounts', ({ signed }) => {
          calls += signed ? 0 : 1;
          return !signed && calls % 3 === 0 ? { status: 502, headers: html, body: page } : {};
        }),
      };
    },
    symptom: 'some-in-trouble',
    setting: 'apis.accounts',
    says: /\d+ of \d+ calls ended with 502/,
  },
  {
    name: 'a network of caches answers for the accounts service, two days late',
    make: () => ({
      services: at('accounts', ({ headers }) => ({
        headers: {
          ...headers,
          age: '172800',
          'x-cache': 'HIT',
          date: new Date(Date.now() - 172_800_000).toUTCString(),
        },
      })),
    }),
    as: corpayUser,
    symptom: 'cached-on-the-way',
    setting: 'apis.accounts',
    says: /kept by a cache on the way.* the cache.* must not keep/,
  },
  {
    name: 'the way cuts long answers off',
    make: () => ({
      services: ({ path, signed, body }) =>
        signed && path.endsWith('/deal/orders') ? { status: 200, body, cut: true } : {},
    }),
    as: corpayUser,
    symptom: 'cut-off',
    setting: 'apis.corpay',
    says: /cut off on the way/,
  },
  {
    name: 'the way cuts long answers off and says that they are whole',
    make: () => ({
      services: ({ path, signed, body }) =>
        signed && path.endsWith('/deal/orders') ? { body: body.slice(0, body.length / 2) } : {},
    }),
    as: corpayUser,
    symptom: 'cut-off',
    setting: 'apis.corpay',
    says: /cut off on the way/,
  },
  {
    name: 'the way takes the header of the token off, which the gateway knows',
    make: () => ({
      asked: ({ headers }) => {
        for (const name of Object.keys(headers)) if (/access-?token/i.test(name)) delete headers[name];
      },
    }),
    as: corpayUser,
    symptom: 'token-not-taken',
    setting: 'apis.headers',
    says: /something on the way takes the header off/,
  },
  {
    name: 'the way compresses answers and does not say so',
    make: () => ({
      services: at('corpay', ({ signed, body }) => (signed ? { body: gzipSync(body).toString() } : {})),
    }),
    as: corpayUser,
    symptom: 'unreadable',
    setting: 'apis.corpay',
    says: /no readable text.* compressed twice, or without saying so/,
  },
  {
    name: 'the balancer answers signed calls with a page and 403',
    make: () => ({ services: at('corpay', signedOnly({ status: 403, headers: html, body: page })) }),
    as: corpayUser,
    symptom: 'signed-forbidden',
    setting: 'apis.corpay',
    says: /firewall.*permission/,
  },
  {
    name: 'the way answers 304 to all that was asked without a condition',
    make: () => ({
      services: at('corpay', (given) => (isAsked(given) ? { status: 304, body: '' } : {})),
    }),
    as: corpayUser,
    symptom: 'not-modified',
    setting: 'apis.corpay',
    says: /304 without having been asked with a condition: a cache on the way/,
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
    name: 'the addresses of Corpay and of the accounts service are exchanged, and both say so',
    make: ({ servicesUrl }) => ({
      configure: (configuration) => {
        set('apis', 'accounts', `${servicesUrl}/services/corpay`)(configuration);
        set('apis', 'corpay', `${servicesUrl}/services/accounts`)(configuration);
      },
      services: ({ signed, status }) =>
        signed && status === 403 ? { status: 404, headers: json, body: '{}' } : {},
    }),
    as: corpayUser,
    symptom: 'exchanged',
    setting: 'apis.accounts',
    says: /apis\.accounts.* look exchanged/,
  },
];
