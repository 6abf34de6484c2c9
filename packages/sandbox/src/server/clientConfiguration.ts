import { identityPool, region } from '../identity/pool.ts';

/** The `config.json` of this sandbox for a client that reaches its services at this origin. */
export const clientConfiguration = (services: string) => ({
  environment: { name: 'Sandbox', kind: 'sandbox' },
  region,
  identity: {
    userPoolId: identityPool.userPoolId,
    userPoolClientId: identityPool.userPoolClientId,
    identityPoolId: identityPool.identityPoolId,
    userPoolEndpoint: `${services}/services/cognito`,
    identityPoolEndpoint: `${services}/services/cognito`,
  },
  apis: {
    accounts: `${services}/services/accounts`,
    corpay: `${services}/services/corpay`,
    headers: { accessToken: 'CMG-AccessToken', clientCode: 'Client-Code', idempotencyKey: 'Idempotency-Key' },
  },
  ofx: {
    baseUrl: `${services}/services/ofx`,
    authorizeUrl: `${services}/services/ofx/authorize`,
    ratesUrl: `${services}/services/ofx/rates`,
    clientId: 'fx-gateway-sandbox',
  },
  rates: { baseUrl: `${services}/services/rates` },
  branding: {
    afsHosts: ['fx.afs.test', 'www.fx.afs.test', 'demo.afs-fx.test', 'fx.afs-fx.test'],
    contactEmails: {
      steamchain: 'support@steamchain.test',
      afs: 'support@afs.test',
      test: 'support@sandbox.test',
    },
  },
  support: {
    scheduleCallUrl: 'https://calendar.sandbox.test/fx-gateway',
    exchanges: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
      name: `Exchange ${name}`,
      url: `https://exchange-${name.toLowerCase()}.sandbox.test/support`,
    })),
  },
  administration: { providerParentCode: '10000API_USER' },
  session: { idleMinutes: { default: 30, requireLoginThemes: 15 } },
});
