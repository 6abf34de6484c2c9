import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, json, later, refusal, set, without } from './environmentChanges.ts';

/** Gateways and services that answer, otherwise than the product needs it. */
export const brokenGateways: readonly BrokenEnvironment[] = [
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
    name: 'the clock of this machine is ten minutes ahead',
    make: () => ({ services: ({ headers }) => ({ headers: later(headers, -600) }) }),
    symptom: 'clock-here',
    setting: 'clock',
    says: /10 minutes ahead.* Change: the clock of this machine/,
  },
  {
    name: 'the clock of one service is wrong',
    make: () => ({ services: at('corpay', ({ headers }) => ({ headers: later(headers, 900) })) }),
    symptom: 'clock-there',
    setting: 'apis.corpay',
    says: /15 minutes behind/,
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
];
