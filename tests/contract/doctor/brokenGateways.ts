import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, html, json, refusal, set, without } from './environmentChanges.ts';

/** Gateways that let the pages or the commands not call as the product needs it. */
export const brokenGateways: readonly BrokenEnvironment[] = [
  {
    name: 'the gateway names two origins in one header',
    make: ({ pagesUrl }) => ({
      services: at('corpay', ({ headers }) => ({
        headers: { ...headers, 'access-control-allow-origin': `https://other.example.com, ${pagesUrl}` },
      })),
    }),
    symptom: 'sent-twice',
    setting: 'apis.corpay',
    says: /access-control-allow-origin is sent twice/,
  },
  {
    name: 'the gateway allows every header by a star, which is none for the one that signs',
    make: () => ({
      services: at('corpay', ({ headers }) => ({
        headers: { ...headers, 'access-control-allow-headers': '*' },
      })),
    }),
    symptom: 'header-not-allowed',
    setting: 'apis.corpay',
    says: /header authorization: .*access-control-allow-headers: \*, and a star does not cover authorization\. Change: add authorization to access-control-allow-headers/,
  },
  {
    name: 'the gateway answers the question of browsers only for one path',
    make: () => ({
      services: at('corpay', ({ method, path }) =>
        method === 'OPTIONS' && path.includes('/beneficiaries')
          ? { status: 404, headers: json, body: '{}' }
          : {},
      ),
    }),
    symptom: 'preflight',
    setting: 'apis.corpay',
    says: /status 404/,
  },
  {
    name: 'the gateway asks another authorizer, and answers 400 to what nobody signed',
    make: () => ({
      services: at('corpay', ({ signed, method, headers }) =>
        signed || method === 'OPTIONS'
          ? {}
          : { status: 400, headers, body: '{"message":"Missing required request parameters"}' },
      ),
    }),
    symptom: 'call-refused',
    setting: 'apis.corpay',
    says: /with 400 \w+: Missing required request parameters/,
  },
  {
    name: 'the question of browsers is redirected',
    make: () => ({
      services: at('corpay', ({ method, path }) =>
        method === 'OPTIONS' ? { status: 308, headers: { location: `${path}/` }, body: '' } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'preflight-redirected',
    setting: 'apis.corpay',
    says: /308/,
  },
  {
    name: 'the gateway lets the pages of the site before call, by http',
    make: ({ pagesUrl }) => ({
      services: at('corpay', ({ headers }) => ({
        headers: { ...headers, 'access-control-allow-origin': pagesUrl.replace('http:', 'https:') },
      })),
    }),
    symptom: 'origin-not-allowed',
    setting: 'apis.corpay',
    says: /may not call/,
  },
  {
    name: 'pages of another origin call, and every path has a refusal of its own',
    make: () => ({}),
    words: ({ servicesUrl }) => ['--origin', servicesUrl.replace('127.0.0.1', 'localhost')],
    symptom: 'preflight',
    setting: 'apis.corpay',
    says: /It says: .* So it is with \d+ calls\. Change: /,
  },
  {
    name: 'the header of the token has another name than the gateway knows',
    make: () => ({ configure: set('apis.headers', 'accessToken', 'X-Corpay-Token') }),
    as: corpayUser,
    symptom: 'header-unknown',
    setting: 'apis.headers.accessToken',
    says: /X-Corpay-Token/,
  },
  {
    name: 'the header of the client code has another name than the gateway knows',
    make: () => ({ configure: set('apis.headers', 'clientCode', 'X-Client') }),
    symptom: 'header-unknown',
    setting: 'apis.headers.clientCode',
    says: /X-Client/,
  },
  {
    name: 'the headers of the partner have other names, and the gateway lets pages send any',
    make: () => ({
      configure: set('apis.headers', 'accessToken', 'X-Corpay-Token'),
      services: at('corpay', ({ headers }) => ({
        headers: {
          ...headers,
          'access-control-allow-headers': `${String(headers['access-control-allow-headers'])}, X-Corpay-Token`,
        },
      })),
    }),
    as: corpayUser,
    symptom: 'token-not-taken',
    setting: 'apis.headers',
    says: /X-Corpay-Token, Client-Code.* Change: apis\.headers in config\.json/,
  },
  {
    name: 'the header of the idempotency key is none that the gateway takes',
    make: () => ({ configure: set('apis.headers', 'idempotencyKey', 'X-Request-Key') }),
    symptom: 'header-unknown',
    setting: 'apis.headers.idempotencyKey',
    says: /X-Request-Key/,
  },
  {
    name: 'the gateway before Corpay lets pages of another origin call alone',
    make: () => ({
      services: at('corpay', ({ headers }) => ({
        headers: { ...headers, 'access-control-allow-origin': 'https://staging.example.com' },
      })),
    }),
    symptom: 'origin-not-allowed',
    setting: 'apis.corpay',
    says: /Pages of http:\/\/127\.0\.0\.1:\d+ may not call.* access-control-allow-origin/,
  },
  {
    name: 'the gateway lets pages not send the token of the session',
    make: () => ({
      services: at('accounts', ({ headers }) => ({
        headers: without(headers, 'access-control-allow-headers', 'x-amz-security-token'),
      })),
    }),
    symptom: 'header-not-allowed',
    setting: 'apis.accounts',
    says: /add x-amz-security-token to access-control-allow-headers/,
  },
  {
    name: 'the gateway asks for a signature also of the question that browsers ask',
    make: () => ({
      services: at('accounts', ({ method }) =>
        method === 'OPTIONS'
          ? refusal(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token')
          : {},
      ),
    }),
    symptom: 'preflight',
    setting: 'apis.accounts',
    says: /refused to pages of http.* with status 403.* let OPTIONS through/,
  },
  {
    name: 'the gateway lets pages not delete',
    make: () => ({
      services: at('corpay', ({ headers }) => ({
        headers: without(headers, 'access-control-allow-methods', 'DELETE'),
      })),
    }),
    symptom: 'method-not-allowed',
    setting: 'apis.corpay',
    says: /add DELETE to access-control-allow-methods/,
  },
  {
    name: 'pages cannot read why the gateway refuses',
    make: () => ({
      services: at('corpay', ({ headers }) => ({
        headers: without(headers, 'access-control-expose-headers', 'x-amzn-errortype'),
      })),
    }),
    symptom: 'header-hidden',
    setting: 'apis.corpay',
    says: /add x-amzn-errortype to access-control-expose-headers/,
  },
  {
    name: 'the accounts service answers who did not sign in',
    make: () => ({
      services: at('accounts', ({ signed, method, headers }) =>
        signed || method === 'OPTIONS' ? {} : { status: 200, headers: { ...headers, ...json }, body: '{}' },
      ),
    }),
    symptom: 'let-in',
    setting: 'apis.accounts',
    says: /nobody signed was answered with status 200.* open to strangers/,
  },
  {
    name: 'service and proxy both say whose pages may call',
    make: () => ({
      services: (given) => {
        const allowed = given.headers['access-control-allow-origin'];
        return given.path.startsWith('/services/ofx') && given.method !== 'OPTIONS' && allowed !== undefined
          ? { headers: { ...given.headers, 'access-control-allow-origin': [allowed, allowed] as never } }
          : {};
      },
    }),
    symptom: 'sent-twice',
    setting: 'ofx.baseUrl',
    says: /access-control-allow-origin is sent twice.*let only one send/,
  },
  {
    name: 'the gateway before Corpay passes no query on',
    make: () => ({
      services: at('corpay', ({ query, method, signed }) =>
        method === 'OPTIONS' || !signed || query === ''
          ? {}
          : {
              status: 400,
              body: JSON.stringify({
                errors: [
                  {
                    key: 'BAD_REQUEST',
                    message: `Required request parameter '${/\w+/.exec(query)?.[0]}' for method parameter type String is not present`,
                  },
                ],
              }),
            },
      ),
    }),
    as: corpayUser,
    symptom: 'query-dropped',
    setting: 'apis.corpay',
    says: /every call with a query .*Required request parameter 'id'.* Change: let the gateway or proxy before what apis\.corpay in config\.json leads to pass queries on/i,
    alone: true,
  },
  {
    name: 'the gateway before Corpay may not invoke its function',
    make: () => ({
      services: at('corpay', ({ signed, method, headers }) =>
        signed && method !== 'OPTIONS'
          ? {
              status: 500,
              headers: { ...headers, ...json, 'x-amzn-errortype': 'InternalServerErrorException' },
              body: '{"message":"Internal server error"}',
            }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'integration-fails',
    setting: 'apis.corpay',
    says: /500 InternalServerErrorException.* Change: .*execution log of the gateway that apis\.corpay in config\.json leads to.* permission to invoke/,
    alone: true,
  },
  {
    name: 'the proxy before Corpay has too small buffers for the headers of a call with a token',
    make: () => ({
      services: at('corpay', ({ method, sent }) =>
        method !== 'OPTIONS' && sent['cmg-accesstoken'] !== undefined
          ? {
              status: 400,
              headers: html,
              body: '<html><head><title>400 Request Header Or Cookie Too Large</title></head><body><h1>400 Bad Request</h1></body></html>',
            }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'headers-too-large',
    setting: 'apis.corpay',
    says: /400 Request Header Or Cookie Too Large.* Change: raise the limit .*headers.* apis\.corpay/,
    alone: true,
  },
];
