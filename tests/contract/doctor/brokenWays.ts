import { gzipSync } from 'node:zlib';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, isAsked, json, onOperation, refusal } from './environmentChanges.ts';

const withoutTarget = (body: string) => ({
  services: onOperation('InitiateAuth', { status: 400, headers: json, body }),
});

/** What stands between a caller and a well environment changes what is asked or what is answered. */
export const brokenWays: readonly BrokenEnvironment[] = [
  {
    name: 'something on the way takes the header that signs off every call',
    make: () => ({
      services: at('corpay', ({ signed }) =>
        signed ? refusal(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token') : {},
      ),
    }),
    as: corpayUser,
    symptom: 'no-such-stage',
    setting: 'apis.corpay',
    says: /authorization/,
  },
  {
    name: 'a proxy cuts off the answers that are long',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path.endsWith('/deal/orders') ? { status: 200, headers: json, body: '{"content":[' } : {},
    }),
    as: corpayUser,
    symptom: 'cut-off',
    setting: 'apis.corpay',
    says: /cut off on the way/,
  },
  {
    name: 'something writes a guard before every JSON',
    make: () => ({
      services: at('accounts', ({ body, status }) =>
        status === 200 && body.startsWith('{') ? { body: `)]}',\n${body}` } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.accounts',
    says: /\)\]\}'/,
  },
  {
    name: 'answers are compressed, though nobody asked for that',
    make: () => ({
      services: at('corpay', ({ signed, body, headers }) =>
        signed
          ? { body: gzipSync(body).toString('latin1'), headers: { ...headers, 'content-encoding': 'gzip' } }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'unreadable',
    setting: 'apis.corpay',
    says: /compress/,
  },
  {
    name: 'another version wraps every answer in data',
    make: () => ({
      services: at('accounts', ({ signed, status, body }) =>
        signed && status === 200 ? { body: JSON.stringify({ data: JSON.parse(body) }) } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.accounts',
    says: /not as the contract promises/,
  },
  {
    name: 'a proxy drops the name of the operation',
    make: () =>
      withoutTarget('{"__type":"UnknownOperationException","message":"Unknown operation (none named)."}'),
    as: corpayUser,
    symptom: 'header-dropped',
    setting: 'identity.userPoolEndpoint',
    says: /x-amz-target.* Change: let .*identity\.userPoolEndpoint.* pass x-amz-target on/,
  },
  {
    name: 'a proxy drops the name of the operation, and the pool says only that',
    make: () => withoutTarget('{"__type":"UnknownOperationException"}'),
    symptom: 'header-dropped',
    setting: 'identity.userPoolEndpoint',
    says: /x-amz-target/,
  },
  {
    name: 'a proxy drops the date of the signature',
    make: () => ({
      services: at('corpay', ({ signed }) =>
        signed
          ? {
              status: 403,
              headers: { ...json, 'x-amzn-errortype': 'IncompleteSignatureException' },
              body: '{"message":"Authorization header requires existence of either a \'X-Amz-Date\' or a \'Date\' header."}',
            }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'header-dropped',
    setting: 'apis.corpay',
    says: /x-amz-date/,
  },
  ...(
    [
      ['x-amz-security-token', 'foreign-credentials'],
      ['authorization', 'no-such-stage'],
    ] as const
  ).map(([header, symptom]): BrokenEnvironment => ({
    name: `a proxy drops ${header} of what is signed`,
    make: () => ({
      asked: ({ path, headers }) => {
        if (path.startsWith('/services/corpay')) delete headers[header];
      },
    }),
    as: corpayUser,
    symptom,
    setting: 'apis.corpay',
    says: new RegExp(` Change: .*let the proxy before.* pass ${header} on`),
  })),
  {
    name: 'an answer of Corpay has a member under another name',
    make: () => ({
      services: ({ path, body }) =>
        path.endsWith('/deal/orders') ? { body: body.replaceAll('"beneCount"', '"beneficiaryCount"') } : {},
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.corpay',
    says: /beneCount of GET \/deal\/orders/,
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
        signed && path.endsWith('/deal/orders')
          ? { status: 200, body: `${body}${' '.repeat(200_000)}`, cut: true }
          : {},
    }),
    as: corpayUser,
    symptom: 'cut-off',
    setting: 'apis.corpay',
    says: /cut off on the way: .*GET \/deal\/orders ended after [\d,]+ bytes.*shorter ones came whole\. Change: .*a limit of the length of answers/,
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
    name: 'something adds a slash to the path of every question that browsers ask before a call',
    make: () => ({
      services: at('corpay', ({ method, path }) =>
        method === 'OPTIONS' ? { status: 301, headers: { location: `${path}/?x=secret` }, body: '' } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'preflight-redirected',
    setting: 'apis.corpay',
    says: /redirect \(301\) to \/services\/corpay\/\S+\/, and no browser follows.* Change: .*apis\.corpay.* slash/,
    alone: true,
  },
];
