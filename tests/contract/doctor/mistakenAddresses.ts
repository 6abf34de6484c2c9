import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, html, json, page, set } from './environmentChanges.ts';

/** Addresses where something else answers than the one that was meant. */
export const mistakenAddresses: readonly BrokenEnvironment[] = [
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
    name: 'the backend that a balancer has for unknown hosts says OK to everything',
    make: () => ({
      services: at('accounts', { status: 200, headers: { 'content-type': 'text/plain' }, body: 'OK' }),
    }),
    symptom: 'other-service',
    setting: 'apis.accounts',
    says: /Something else answers.* balancer/,
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
    name: 'the accounts service is called at the host of the site, whose pages answer with their fallback',
    make: ({ pagesUrl }) => ({ configure: set('apis', 'accounts', `${pagesUrl}/api/accounts`) }),
    symptom: 'web-page',
    setting: 'apis.accounts',
    says: /A web page answered/,
  },
  {
    name: 'Corpay has moved, and the old address redirects',
    make: () => ({
      services: at('corpay', ({ path }) => ({
        status: 301,
        headers: { location: `https://new.example.com${path}?token=secret` },
        body: '',
      })),
    }),
    symptom: 'redirected',
    setting: 'apis.corpay',
    says: /redirected to https:\/\/new\.example\.com\/services\/corpay\/token;/,
  },
  {
    name: 'a gate asks for a sign-in before the accounts service',
    make: () => ({
      services: at('accounts', { status: 302, headers: { location: '/gate/login?next=x' }, body: '' }),
    }),
    symptom: 'redirected',
    setting: 'apis.accounts',
    says: /\/gate\/login;.* asks for a sign-in before the service/,
  },
  {
    name: 'the pages of the site answer where the accounts service should',
    make: () => ({ services: at('accounts', { status: 200, headers: html, body: page }) }),
    as: corpayUser,
    symptom: 'web-page',
    setting: 'apis.accounts',
    says: /A web page answered at 127\.0\.0\.1:\d+.* Change: apis\.accounts in config\.json/,
  },
  ...[200, 403].map((status): BrokenEnvironment => ({
    name: `the site's network of caches gives a page of the site with status ${status} for what the accounts service refuses`,
    make: () => ({
      services: at('accounts', (given) =>
        given.status === 403 || given.status === 404
          ? { status, headers: { ...html, 'x-cache': 'Error from cloudfront' }, body: page }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'refusals-replaced',
    setting: 'apis.accounts',
    says: /is well: .* only its refusals .* page of the site.* Change: .*custom error responses.* off the path/,
    alone: true,
  })),
  {
    name: 'a web page answers where the user pool should',
    make: () => ({
      services: at('cognito', { status: 200, headers: html, body: page }),
    }),
    as: corpayUser,
    symptom: 'web-page',
    setting: 'identity.userPoolEndpoint',
    says: /A web page answered/,
  },
  {
    name: 'a web page answers where the rates should',
    make: () => ({ services: at('rates', { status: 200, headers: html, body: page }) }),
    symptom: 'web-page',
    setting: 'rates.baseUrl',
    says: /A web page answered/,
  },
  {
    name: 'the path before the calls of OFX is another one',
    make: ({ servicesUrl }) => ({ configure: set('ofx', 'baseUrl', `${servicesUrl}/services/ofxX`) }),
    symptom: 'no-such-path',
    setting: 'ofx.baseUrl',
    says: /answered with 404.* Change: the path in ofx\.baseUrl/,
  },
  {
    name: 'the stage of the gateway before Corpay is another one',
    make: ({ servicesUrl }) => ({ configure: set('apis', 'corpay', `${servicesUrl}/services/corpay/v9`) }),
    as: corpayUser,
    symptom: 'no-such-stage',
    setting: 'apis.corpay',
    says: /sees no signature.* Change: the path in apis\.corpay in config\.json, such as the stage/,
  },
  {
    name: 'the page where customers of OFX authorize is not there',
    make: ({ servicesUrl }) => ({
      configure: set('ofx', 'authorizeUrl', `${servicesUrl}/services/ofxX/authorize`),
    }),
    symptom: 'no-such-path',
    setting: 'ofx.authorizeUrl',
    says: /Change: the path in ofx\.authorizeUrl/,
  },
  {
    name: 'the address of Corpay is not set for a customer who pays through it',
    make: () => ({ configure: set('apis', 'corpay', undefined) }),
    as: corpayUser,
    symptom: 'missing-address',
    setting: 'apis.corpay',
    says: /set apis\.corpay in config\.json/,
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
