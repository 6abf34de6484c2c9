import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { closedPort, closingServer, httpServer, silentServer, tlsServer } from './brokenServers.ts';
import { corpayUser, day, html, json, set } from './environmentChanges.ts';
import type { Broken } from './environmentFront.ts';
import { selfSigned } from './selfSigned.ts';

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

const authorityFile = join(tmpdir(), `fx-gateway-doctor-${process.pid}-authority.pem`);

/** Has NODE_EXTRA_CA_CERTS name a file with an authority that signed nothing here. */
const holdAuthority = async (name: string): Promise<void> => {
  await writeFile(authorityFile, selfSigned([name], valid).cert);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', authorityFile);
};

const here = ['127.0.0.1', 'localhost'];

const now = Date.now();

const valid = { begins: now - 30 * day, ends: now + 300 * day };

/** Hosts that are not reached, or whose certificate is not trusted. */
export const brokenPlaces: readonly BrokenEnvironment[] = [
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
    name: 'the network of this machine wants a sign-in, and says so by its status',
    make: () => ({
      services: () => ({
        status: 511,
        headers: html,
        body: '<title>Network Authentication Required</title><meta http-equiv="refresh" content="0; url=https://login.hotel.example">',
      }),
    }),
    symptom: 'network-sign-in',
    setting: 'apis.accounts',
    says: /network of this machine asks for a sign-in.*511 Network Authentication Required/,
  },
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
    name: 'no host of the services is known to the name server of this machine',
    make: ({ servicesUrl }) => ({
      configure: (configuration) => {
        const far = JSON.stringify(configuration).replaceAll(servicesUrl, 'https://api.fx-gateway.invalid');
        Object.assign(configuration, JSON.parse(far));
      },
    }),
    as: corpayUser,
    symptom: 'no-host-found',
    setting: 'the name server of this machine',
    says: /^No name server that this machine asks knows any host of the services: api\.fx-gateway\.invalid\. Change: (?!.*apis\.accounts).*VPN.*HTTPS_PROXY.*config\.json/,
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
    says: /does not trust who signed the certificate of 127\.0\.0\.1:\d+ \(issuer of its certificate: 127\.0\.0\.1\)\..* NODE_EXTRA_CA_CERTS/,
  },
  ...(
    [
      ['is not there', () => '/nowhere/authority.pem', /names \/nowhere\/authority\.pem, which is not there/],
      [
        'holds no certificate',
        () => import.meta.filename,
        /brokenPlaces\.ts, which holds no certificate \(PEM\)/,
      ],
    ] as const
  ).map(([what, file, says]): BrokenEnvironment => ({
    name: `a certificate is not trusted, and the file of authorities ${what}`,
    make: () => {
      vi.stubEnv('NODE_EXTRA_CA_CERTS', file());
      return certificateOf(here, valid);
    },
    symptom: 'authority-file',
    setting: 'NODE_EXTRA_CA_CERTS',
    says,
  })),
  ...(
    [
      [
        'of the same name and with another key',
        'The proxy of the company',
        'The proxy of the company',
        /The proxy of the company \(until \d{4}-\d\d-\d\d\), of the very name .* another key.* Change: replace the certificate in \S+authority\.pem by the present one of The proxy of the company/,
      ],
      [
        'of another name, and the certificate signed itself',
        null,
        'Something else',
        /Something else \(until \d{4}-\d\d-\d\d\), and not 127\.0\.0\.1\. Change: add the certificate of 127\.0\.0\.1 \(PEM\) to \S+authority\.pem/,
      ],
    ] as const
  ).map(([what, issuer, held, says]): BrokenEnvironment => ({
    name: `the file of authorities holds one ${what}`,
    make: async () => {
      await holdAuthority(held);
      return certificateOf(here, valid, issuer);
    },
    symptom: 'authority-file',
    setting: 'NODE_EXTRA_CA_CERTS',
    says,
  })),
  {
    name: 'a certificate comes alone, and the file of authorities holds one of another name',
    make: async () => {
      await holdAuthority('Something else');
      return certificateOf(here, valid, 'An authority between');
    },
    symptom: 'chain-incomplete',
    setting: 'apis.accounts',
    says: /Change: install the whole chain .*If a proxy of your own network opens TLS, add the certificate of An authority between \(PEM\) to \S+authority\.pem, which NODE_EXTRA_CA_CERTS names: it holds Something else/,
  },
  {
    name: 'a host sends its own certificate alone, without that of the authority between',
    make: () => certificateOf(here, valid, 'An authority between'),
    symptom: 'chain-incomplete',
    setting: 'apis.accounts',
    says: /issuer of its certificate: An authority between.* not the whole chain.* Change: install the whole chain \(fullchain\.pem\) at the host that apis\.accounts in config\.json names/,
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
];
