import { defaultProviderClientId } from '@fx-gateway/services/settings/defaultProviderClientId.ts';
import { identityPool, region } from '../users/identityPool.ts';
import type { SandboxSettings } from './settings/sandboxSettings.ts';

/** Where keys are ignored no header is named for them. */
const keyHeader = (idempotency: boolean) => (idempotency ? { idempotencyKey: 'Idempotency-Key' } : {});

/** The `config.json` of this sandbox for a client that reaches its services at this origin. */
export const buildClientConfiguration = (
  services: string,
  { idleMinutes, afsHosts, idempotency }: Pick<SandboxSettings, 'idleMinutes' | 'afsHosts' | 'idempotency'>,
) => ({
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
    headers: { accessToken: 'CMG-AccessToken', clientCode: 'Client-Code', ...keyHeader(idempotency) },
  },
  ofx: {
    baseUrl: `${services}/services/ofx`,
    authorizeUrl: `${services}/services/ofx/oauth/authorize`,
    ratesUrl: `${services}/services/ofx/ofxrates`,
    clientId: 'fx-gateway-sandbox',
    ...keyHeader(idempotency),
    cliRedirect: 'http://127.0.0.1:*/callback',
  },
  rates: { baseUrl: `${services}/services/rates` },
  branding: {
    afsHosts,
    contactEmails: {
      steamchain: 'support@steamchain.test',
      afs: 'support@afs.test',
      test: 'support@sandbox.test',
    },
  },
  support: {
    scheduleCallUrl: 'https://calendar.example.com/fx-gateway',
    exchanges: ['Alderway', 'Brindle', 'Corvane', 'Dunmere', 'Elmstead'].map((name) => ({
      name: `${name} Exchange`,
      url: `https://${name.toLowerCase()}.example.com/support`,
    })),
  },
  administration: { providerParentCode: defaultProviderClientId, auditPath: '/admin/audit' },
  session: { idleMinutes },
});
