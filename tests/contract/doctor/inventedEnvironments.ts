import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { httpServer } from './brokenServers.ts';
import { at, corpayUser, html, json, onOperation, refusal, set } from './environmentChanges.ts';

/** Environments that were thought of after the causes were written: nothing was made for them beforehand. */
export const inventedEnvironments: readonly BrokenEnvironment[] = [
  {
    name: 'the balancer before the accounts service has no service behind it',
    make: () => ({
      services: at('accounts', { status: 502, headers: html, body: '<h1>502 Bad Gateway</h1>' }),
    }),
    as: corpayUser,
    symptom: 'nothing-behind',
    setting: 'apis.accounts',
    says: /A proxy answers, and nothing behind it does: 502/,
  },
  {
    name: 'the network wants to be signed in to before it lets any call through',
    make: () => ({
      services: () => ({
        status: 302,
        headers: { location: 'http://portal.hotel.example/welcome' },
        body: '',
      }),
    }),
    symptom: 'redirected',
    setting: 'apis.corpay',
    says: /portal\.hotel\.example/,
  },
  {
    name: 'the addresses of the accounts service and of Corpay are exchanged',
    make: ({ servicesUrl }) => ({
      configure: (configuration) => {
        set('apis', 'accounts', `${servicesUrl}/services/corpay`)(configuration);
        set('apis', 'corpay', `${servicesUrl}/services/accounts`)(configuration);
      },
    }),
    as: corpayUser,
    symptom: 'exchanged',
    setting: 'apis.accounts',
    says: /apis\.accounts.* look exchanged/,
  },
  {
    name: 'the address of the user pool is that of another service',
    make: ({ servicesUrl }) => ({
      configure: set('identity', 'userPoolEndpoint', `${servicesUrl}/services/ofx`),
    }),
    as: corpayUser,
    symptom: 'other-service',
    setting: 'identity.userPoolEndpoint',
    says: /Something else answers.* identity\.userPoolEndpoint/,
  },
  {
    name: 'the rates service breaks off in the middle of every answer',
    make: async () => {
      const port = await httpServer((_asked, answered) => {
        answered.writeHead(200, { ...json, 'content-length': 500 });
        answered.write('{"success":');
        setTimeout(() => answered.destroy(), 20);
      });
      return { configure: set('rates', 'baseUrl', `http://127.0.0.1:${port}`) };
    },
    symptom: 'cut-off',
    setting: 'rates.baseUrl',
    says: /cut off on the way/,
  },
  {
    name: 'Corpay gives this customer no token',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path === '/services/corpay/token' ? { status: 500, headers: json, body: '{}' } : {},
    }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'apis.corpay',
    says: /GET \/token is answered with status 500/,
  },
  {
    name: 'the backend that a balancer has for unknown hosts says OK to everything',
    make: () => ({
      services: at('accounts', { status: 200, headers: { 'content-type': 'text/plain' }, body: 'OK' }),
    }),
    symptom: 'other-service',
    setting: 'apis.accounts',
    says: /Something else answers.* balancer/,
  },
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
    name: 'the client of the user pool renews no session',
    make: () => ({
      services: onOperation(
        'GetTokensFromRefreshToken',
        refusal(400, 'UnsupportedOperationException', 'Refresh token rotation is not enabled.'),
      ),
    }),
    as: corpayUser,
    symptom: 'no-renewal',
    setting: 'identity.userPoolClientId',
    says: /renews no session.* refresh tokens/,
  },
];
