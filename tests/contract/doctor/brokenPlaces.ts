import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { closedPort, closingServer, httpServer, silentServer, tlsServer } from './brokenServers.ts';
import { at, corpayUser, html, json, page, refusal, set } from './environmentChanges.ts';
import type { Broken } from './environmentFront.ts';
import { selfSigned } from './selfSigned.ts';

const day = 86_400_000;
const now = Date.now();
const valid = { begins: now - 30 * day, ends: now + 300 * day };
const here = ['127.0.0.1', 'localhost'];

const answersHello = (): Parameters<typeof httpServer>[0] => (_asked, answered) => {
  answered.writeHead(200, json).end('{}');
};

const certificateOf = async (
  names: readonly string[],
  span: { readonly begins: number; readonly ends: number },
  authority: string | null = null,
): Promise<Broken> => {
  const port = await tlsServer(selfSigned(names, span, authority), answersHello());
  return { configure: set('apis', 'accounts', `https://127.0.0.1:${port}/v1`) };
};

let gone = 0;

/** Addresses that are not reached, or where something else answers. */
export const brokenPlaces: readonly BrokenEnvironment[] = [
  {
    name: 'the host of the accounts service does not exist',
    make: () => ({ configure: set('apis', 'accounts', 'https://accounts.fx-gateway.invalid/v1') }),
    symptom: 'no-such-host',
    setting: 'apis.accounts',
    says: /accounts\.fx-gateway\.invalid does not exist.* Change: the host in apis\.accounts in config\.json/,
  },
  {
    name: 'the host of the user pool does not exist',
    make: () => ({ configure: set('identity', 'userPoolEndpoint', 'https://cognito.fx-gateway.invalid') }),
    as: corpayUser,
    symptom: 'no-such-host',
    setting: 'identity.userPoolEndpoint',
    says: /cognito\.fx-gateway\.invalid does not exist/,
  },
  {
    name: 'nothing listens where Corpay should',
    make: async () => ({
      configure: set('apis', 'corpay', `http://127.0.0.1:${await closedPort()}/v1`),
    }),
    symptom: 'nothing-listens',
    setting: 'apis.corpay',
    says: /Nothing listens at 127\.0\.0\.1:\d+.* Change: host and port in apis\.corpay/,
  },
  {
    name: 'a firewall drops every call to the rates service',
    make: async () => ({ configure: set('rates', 'baseUrl', `http://127.0.0.1:${await silentServer()}`) }),
    symptom: 'silent',
    setting: 'rates.baseUrl',
    says: /gives no answer in time/,
  },
  {
    name: 'something that speaks no HTTP takes the calls of OFX',
    make: async () => ({ configure: set('ofx', 'baseUrl', `http://127.0.0.1:${await closingServer()}`) }),
    symptom: 'broken',
    setting: 'ofx.baseUrl',
    says: /closes it without an HTTP answer/,
  },
  {
    name: 'a port of http is called by https',
    make: async () => ({
      configure: set('apis', 'corpay', `https://127.0.0.1:${await httpServer(answersHello())}/v1`),
    }),
    symptom: 'plain-port',
    setting: 'apis.corpay',
    says: /called by https and speaks plain http/,
  },
  {
    name: 'a port of https is called by http',
    make: async () => ({
      configure: set(
        'apis',
        'accounts',
        `http://127.0.0.1:${await tlsServer(selfSigned(here, valid), answersHello())}/v1`,
      ),
    }),
    symptom: 'tls-port',
    setting: 'apis.accounts',
    says: /called by http and speaks https.* Change: http:\/\/ to https:\/\/ in apis\.accounts/,
  },
  {
    name: 'a certificate is signed by an authority that this machine does not know',
    make: () => certificateOf(here, valid),
    symptom: 'certificate-untrusted',
    setting: 'NODE_EXTRA_CA_CERTS',
    says: /does not trust who signed the certificate of 127\.0\.0\.1:\d+.* NODE_EXTRA_CA_CERTS/,
  },
  {
    name: 'a host sends its own certificate alone, without that of the authority between',
    make: () => certificateOf(here, valid, 'An authority between'),
    symptom: 'chain-incomplete',
    setting: 'apis.accounts',
    says: /not the whole chain.* Change: install the whole chain \(fullchain\.pem\) at the host that apis\.accounts in config\.json names/,
  },
  {
    name: 'a certificate has ended',
    make: () => certificateOf(here, { begins: now - 90 * day, ends: now - 2 * day }),
    symptom: 'certificate-ended',
    setting: 'apis.accounts',
    says: /127\.0\.0\.1:\d+ ended on \d{4}-\d\d-\d\d.* renew/,
  },
  {
    name: 'a certificate does not hold yet',
    make: () => certificateOf(here, { begins: now + 2 * day, ends: now + 90 * day }),
    symptom: 'certificate-early',
    setting: 'apis.accounts',
    says: /holds only from.* the clock of this machine, or that certificate/,
  },
  {
    name: 'a certificate is of another host',
    make: () => certificateOf(['ingress.default.example'], valid),
    symptom: 'certificate-of-another-host',
    setting: 'apis.accounts',
    says: /shows that of ingress\.default\.example/,
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
    name: 'a firewall refuses every call of Corpay with a page of its own',
    make: () => ({ services: at('corpay', { status: 403, headers: html, body: page }) }),
    as: corpayUser,
    symptom: 'forbidden',
    setting: 'apis.corpay',
    says: /403 to everything.* firewall/,
  },
  {
    name: 'a rule of the gateway refuses everything, the question of browsers too',
    make: () => ({
      services: at('accounts', refusal(403, 'ForbiddenException', 'Forbidden')),
    }),
    symptom: 'forbidden',
    setting: 'apis.accounts',
    says: /403 to everything/,
  },
  {
    name: 'the accounts service is in trouble',
    make: () => ({ services: at('accounts', { status: 503, headers: json, body: '{}' }) }),
    as: corpayUser,
    symptom: 'in-trouble',
    setting: 'apis.accounts',
    says: /answers with status 503/,
  },
  {
    name: 'a web page answers where config.json should be',
    make: () => ({
      pages: ({ path }) => (path === '/config.json' ? { status: 200, headers: html, body: page } : {}),
    }),
    symptom: 'web-page',
    setting: 'the address of config.json',
    says: /A web page answered/,
  },
  {
    name: 'nothing listens where config.json should be',
    make: async () => {
      gone = await closedPort();
      return {};
    },
    words: () => ['--config', `http://127.0.0.1:${gone}/config.json`],
    symptom: 'nothing-listens',
    setting: 'the address of config.json',
    says: /Nothing listens at 127\.0\.0\.1:\d+/,
  },
  {
    name: 'config.json is not where it is looked for',
    make: () => ({
      pages: ({ path }) => (path === '/config.json' ? { status: 404, headers: html, body: page } : {}),
    }),
    symptom: 'no-configuration',
    setting: 'the address of config.json',
    says: /gives no config\.json: it was answered with status 404/,
  },
];
