import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { closedPort } from './brokenServers.ts';
import {
  at,
  corpayUser,
  html,
  json,
  onOperation,
  page,
  refusal,
  set,
  signedOnly,
} from './environmentChanges.ts';

/** A third ten, thought of after the causes of the first twenty were mended. */
export const lastInvented: readonly BrokenEnvironment[] = [
  {
    name: 'nothing listens where the identity pool should, and the user pool is well',
    make: async () => ({
      configure: set('identity', 'identityPoolEndpoint', `http://127.0.0.1:${await closedPort()}`),
    }),
    as: corpayUser,
    symptom: 'nothing-listens',
    setting: 'identity.identityPoolEndpoint',
    says: /Nothing listens/,
  },
  {
    name: 'the accounts service gives no token of OFX',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path.endsWith('/partners/ofx/token') ? { status: 502, headers: json, body: '{}' } : {},
    }),
    as: 'ofx@sandbox.test',
    symptom: 'call-refused',
    setting: 'apis.accounts',
    says: /POST \/partners\/ofx\/token is answered with status 502/,
  },
  {
    name: 'the user has never confirmed their e-mail',
    make: () => ({
      services: onOperation(
        'RespondToAuthChallenge',
        refusal(400, 'UserNotConfirmedException', 'User is not confirmed.'),
      ),
    }),
    as: corpayUser,
    symptom: 'user-unready',
    setting: '--as',
    says: /cannot be signed in as they are/,
  },
  {
    name: 'the client of the user pool may not read the partner of a user',
    make: () => ({
      services: (given) =>
        given.operation === 'GetUser' && given.status === 200
          ? { body: given.body.replace('custom:fxpartner', 'custom:other') }
          : {},
    }),
    as: corpayUser,
    symptom: 'attribute',
    setting: 'custom:fxpartner',
    says: /may not read custom:fxpartner/,
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
    says: /add authorization to access-control-allow-headers/,
  },
  {
    name: 'the identity pool is asked too often',
    make: () => ({
      services: onOperation('GetId', refusal(400, 'TooManyRequestsException', 'Rate exceeded')),
    }),
    as: corpayUser,
    symptom: 'throttled',
    setting: 'identity.identityPoolEndpoint',
    says: /TooManyRequestsException: Rate exceeded/,
  },
  {
    name: 'the credentials of the identity pool have ended before they come',
    make: () => ({
      services: at(
        'corpay',
        signedOnly(
          refusal(403, 'ExpiredTokenException', 'The security token included in the request is expired'),
        ),
      ),
    }),
    as: corpayUser,
    symptom: 'credentials-ended',
    setting: 'identity.identityPoolId',
    says: /have ended when they are used/,
  },
  {
    name: 'the address of the rates is that of the accounts service',
    make: ({ servicesUrl }) => ({ configure: set('rates', 'baseUrl', `${servicesUrl}/services/accounts`) }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'rates.baseUrl',
    says: /GET \/latest is answered with 403 MissingAuthenticationTokenException/,
  },
  {
    name: 'the start page is in trouble, and all else of the site is well',
    make: () => ({ pages: ({ path }) => (path === '/' ? { status: 500, headers: html, body: page } : {}) }),
    symptom: 'in-trouble',
    setting: '--origin',
    says: /status 500/,
  },
  {
    name: 'scripts are sent as text, and no browser runs them',
    make: () => ({
      pages: ({ path, headers }) =>
        path.startsWith('/assets/') ? { headers: { ...headers, 'content-type': 'text/plain' } } : {},
    }),
    symptom: 'asset-type',
    setting: 'assets',
    says: /text\/plain/,
  },
];
