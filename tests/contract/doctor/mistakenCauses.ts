import { gzipSync } from 'node:zlib';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, html, json, onOperation } from './environmentChanges.ts';

const ofxUser = 'ofx@sandbox.test';

const fault = (faultstring: string, errorcode: string): string =>
  JSON.stringify({ fault: { faultstring, detail: { errorcode } } });

const apigee = (status: number, faultstring: string, errorcode: string) => ({
  services: at('ofx/ofxrates', ({ method, signed }) => {
    if (method === 'OPTIONS') return {};
    return signed
      ? { status, headers: json, body: fault(faultstring, errorcode) }
      : { status: 401, headers: json, body: fault('Invalid access token', 'oauth.v2.InvalidAccessToken') };
  }),
});

const everyNth = (nth: number, status: number, said: string) => {
  let calls = 0;
  return at('corpay', () => {
    calls += 1;
    return calls % nth === 0 ? { status, headers: html, body: `<title>${status} ${said}</title>` } : {};
  });
};

const withoutTarget = (body: string) => ({
  services: onOperation('InitiateAuth', { status: 400, headers: json, body }),
});

const keyMissing = (status: number, body: string) => ({
  services: at('rates', ({ method }) => (method === 'OPTIONS' ? {} : { status, headers: json, body })),
});

/** Environments of which the first cause was once the wrong one. */
export const mistakenCauses: readonly BrokenEnvironment[] = [
  {
    name: 'the application lacks the product of the rates at the partner',
    make: () =>
      apigee(
        401,
        'Invalid API call as no apiproduct match found',
        'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound',
      ),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the API product of these calls',
    says: /apiproduct match found.* Change: ask the partner for the API product of these calls/,
  },
  {
    name: 'the token has not the scope of the rates',
    make: () => apigee(403, 'Insufficient scope', 'oauth.v2.InsufficientScope'),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the scope of these calls',
    says: /Insufficient scope.* ask the partner for the scope of these calls/,
  },
  {
    name: 'the partner says something of the token that nobody knows',
    make: () => apigee(403, 'Nay', 'x.y'),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the reason',
    says: /The token arrives.*Nay/,
  },
  {
    name: 'something takes the token of the rates off',
    make: () => apigee(401, 'Invalid access token', 'oauth.v2.InvalidAccessToken'),
    as: ofxUser,
    symptom: 'token-not-taken',
    setting: 'ofx.ratesUrl',
    says: /Invalid access token.* Change: let the proxy before what ofx\.ratesUrl in config\.json leads to pass authorization on/,
  },
  {
    name: 'the partner has suspended the customer',
    make: () => ({
      services: at('corpay', ({ method, sent }) =>
        method !== 'OPTIONS' && sent['cmg-accesstoken'] !== undefined
          ? {
              status: 403,
              headers: json,
              body: '{"errors":[{"key":"CLIENT_SUSPENDED","message":"The client account is suspended."}]}',
            }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'token-refused',
    setting: 'the end of the suspension',
    says: /CLIENT_SUSPENDED.* Change: ask the partner for the end of the suspension/,
  },
  {
    name: 'one of two instances is down',
    make: () => ({ services: everyNth(2, 502, 'Bad Gateway') }),
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.corpay',
    says: /^Some of the calls .*\d+ of \d+.* one of several instances is down, or it restarts(?!.* 502 502).*nothing in config\.json/,
  },
  {
    name: 'one of three instances is down',
    make: () => ({ services: everyNth(3, 503, 'Service Temporarily Unavailable') }),
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.corpay',
    says: /one of several instances is down/,
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
    name: 'the scripts were put there as gzip, and nothing says so',
    make: () => ({
      pages: ({ path, body }) => (path.startsWith('/assets/app-') ? { bytes: gzipSync(body) } : {}),
    }),
    symptom: 'page-encoding',
    setting: '/assets/app-1a2b3c4d.js',
    says: /\/assets\/app-1a2b3c4d\.js .*gzip.* Change: .*content-encoding: gzip/,
  },
  ...(
    [
      ['UTF-16 with its mark', (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le'), /UTF-16/],
      ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le'), /UTF-16/],
      ['Latin-1', (text: string) => Buffer.from(text.replace('"name":"', '"name":"é'), 'latin1'), /Latin-1/],
    ] as const
  ).map(([encoding, write, says]): BrokenEnvironment => ({
    name: `config.json was saved as ${encoding}`,
    make: () => ({
      pages: ({ path, body }) => (path === '/config.json' ? { bytes: write(body) } : {}),
    }),
    symptom: 'configuration-encoding',
    setting: 'config.json',
    says: new RegExp(
      `^Most likely: [^\u{FFFD}]*${says.source}[^\u{FFFD}]* Change: save config\\.json as UTF-8[^\u{FFFD}]*$`,
      'u',
    ),
  })),
  {
    name: 'pages of another origin call, and every path has a refusal of its own',
    make: () => ({}),
    words: ({ servicesUrl }) => ['--origin', servicesUrl.replace('127.0.0.1', 'localhost')],
    symptom: 'preflight',
    setting: 'apis.corpay',
    says: /It says: .* So it is with \d+ calls\. Change: /,
  },
];
