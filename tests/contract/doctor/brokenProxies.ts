import { vi } from 'vitest';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { closedPort, closingServer, openingProxy, proxyServer, tlsServer } from './brokenServers.ts';
import { day, set } from './environmentChanges.ts';
import type { Broken } from './environmentFront.ts';
import { selfSigned } from './selfSigned.ts';

/** What is not on this machine is called through the proxy. */
const farAway = set('apis', 'accounts', 'https://accounts.fx-gateway.invalid/v1');

const variables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

const behind = (variable: (typeof variables)[number], proxy: string): Broken => {
  for (const one of variables) vi.stubEnv(one, undefined);
  vi.stubEnv(variable, proxy);
  return { configure: farAway };
};

/** The terminal names a proxy as curl reads it, and fxg does not. */
const behindUnread = (variable: 'ALL_PROXY' | 'all_proxy'): Broken => {
  for (const one of variables) vi.stubEnv(one, undefined);
  vi.stubEnv(variable, 'http://proxy.fx-gateway.invalid:3128');
  return { configure: farAway };
};

const farConfiguration = (): readonly string[] => ['--config', 'https://fx.fx-gateway.invalid/config.json'];

/** The proxy that the environment of the command names does not lead to the services. */
export const brokenProxies: readonly BrokenEnvironment[] = [
  ...variables.map((variable): BrokenEnvironment => ({
    name: `no name server knows the proxy of ${variable}`,
    make: () => behind(variable, 'http://proxy.fx-gateway.invalid:3128'),
    symptom: 'proxy',
    setting: variable,
    says: new RegExp(
      `proxy that ${variable} names is not found: .*proxy\\.fx-gateway\\.invalid.* Change: correct or unset ${variable}`,
    ),
  })),
  {
    name: 'nothing listens at the proxy',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await closedPort()}`),
    symptom: 'proxy',
    setting: 'HTTPS_PROXY',
    says: /proxy that HTTPS_PROXY names does not answer: nothing listens at 127\.0\.0\.1:\d+/,
  },
  {
    name: 'the proxy takes every call and says nothing',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await proxyServer(null)}`),
    symptom: 'proxy',
    setting: 'HTTPS_PROXY',
    says: /proxy that HTTPS_PROXY names gives no answer in time at 127\.0\.0\.1:\d+/,
  },
  {
    name: 'what listens at the proxy is none',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await closingServer()}`),
    symptom: 'proxy',
    setting: 'HTTPS_PROXY',
    says: /does not speak as a proxy does/,
  },
  {
    name: 'the proxy wants a name and a password',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await proxyServer(407)}`),
    symptom: 'proxy-sign-in',
    setting: 'HTTPS_PROXY',
    says: /wants a name and a password: 127\.0\.0\.1:\d+ answers 407\. Change: HTTPS_PROXY to http:\/\/name:password@host:port/,
  },
  {
    name: 'the proxy does not take the name and the password',
    make: async () => behind('HTTPS_PROXY', `http://somebody:secret@127.0.0.1:${await proxyServer(407)}`),
    symptom: 'proxy-sign-in',
    setting: 'HTTPS_PROXY',
    says: /^(?!.*secret).*does not take the name and the password that stand there/,
  },
  {
    name: 'the proxy refuses to lead to the service',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await proxyServer(403)}`),
    symptom: 'proxy-refuses',
    setting: 'apis.accounts',
    says: /proxy that HTTPS_PROXY names refuses to lead to the service: 127\.0\.0\.1:\d+ answers 403 Said by the proxy\. Change: have that proxy allow the host in apis\.accounts/,
  },
  {
    name: 'the proxy does not get to the service',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await proxyServer(503)}`),
    symptom: 'proxy-lost',
    setting: 'apis.accounts',
    says: /proxy that HTTPS_PROXY names does not get to the service: 127\.0\.0\.1:\d+ answers 503 Said by the proxy\. Change: NO_PROXY/,
  },
  {
    name: 'the proxy of http does not know the host of the service, and shows a page that says so',
    make: async () => {
      const told = 'x-squid-error: ERR_DNS_FAIL 0\r\ncontent-type: text/html\r\n';
      const port = await proxyServer(
        503,
        told,
        '<title>ERROR: The requested URL could not be retrieved</title>',
      );
      const broken = behind('HTTP_PROXY', `http://127.0.0.1:${port}`);
      return { ...broken, configure: set('apis', 'accounts', 'http://accounts.fx-gateway.invalid/v1') };
    },
    symptom: 'proxy-lost',
    setting: 'apis.accounts',
    says: /proxy that HTTP_PROXY names does not get to the service: 127\.0\.0\.1:\d+ answers 503 ERR_DNS_FAIL: ERROR: The requested URL could not be retrieved\. Change: NO_PROXY: name .*apis\.accounts/,
  },
  ...([null, 'Inspection of the company'] as const).map((authority): BrokenEnvironment => ({
    name: `the proxy opens TLS, with a certificate ${authority === null ? 'of its own' : 'that its own authority signed'}`,
    make: async () => {
      const names = ['accounts.fx-gateway.invalid'];
      const valid = { begins: Date.now() - day, ends: Date.now() + day };
      const port = await tlsServer(selfSigned(names, valid, authority), (_asked, answered) => {
        answered.writeHead(200).end('{}');
      });
      return behind('HTTPS_PROXY', `http://127.0.0.1:${await openingProxy(port)}`);
    },
    symptom: authority === null ? 'certificate-untrusted' : 'chain-incomplete',
    setting: authority === null ? 'NODE_EXTRA_CA_CERTS' : 'apis.accounts',
    says: new RegExp(
      `issuer of its certificate: ${authority ?? 'accounts\\.fx-gateway\\.invalid'}\\).* NODE_EXTRA_CA_CERTS`,
    ),
  })),
  ...(
    [
      ['192.0.0.0/8', '192.0.2.2'],
      ['192.0.2.*', '192.0.2.2'],
      ['10.0.0.0/8', 'accounts.fx-gateway.invalid'],
    ] as const
  ).map(([entry, host]): BrokenEnvironment => ({
    name: `the proxy refuses to lead to ${host}, and NO_PROXY holds ${entry}`,
    make: async () => {
      const broken = behind('HTTPS_PROXY', `http://127.0.0.1:${await proxyServer(403)}`);
      vi.stubEnv('NO_PROXY', `localhost,${entry}`);
      return { ...broken, configure: set('apis', 'accounts', `https://${host}/v1`) };
    },
    symptom: 'no-proxy-entry',
    setting: 'NO_PROXY',
    says: new RegExp(
      `NO_PROXY holds ${entry.replaceAll(/[.*]/g, '\\$&')}, which is not understood: .* ${host}, and the proxy that HTTPS_PROXY names refuses to lead .* Change: NO_PROXY: in place of`,
    ),
  })),
  ...(['ALL_PROXY', 'all_proxy'] as const).map((variable): BrokenEnvironment => ({
    name: `only ${variable} names the proxy that knows the hosts`,
    make: () => behindUnread(variable),
    symptom: 'proxy-unread',
    setting: 'HTTPS_PROXY',
    says: new RegExp(
      `^${variable} is set, and fxg does not read it: .* Change: set HTTPS_PROXY \\(and HTTP_PROXY\\) to the same`,
    ),
  })),
  {
    name: 'config.json is behind a proxy that ALL_PROXY alone names',
    make: () => behindUnread('ALL_PROXY'),
    words: farConfiguration,
    symptom: 'proxy-unread',
    setting: 'HTTPS_PROXY',
    says: /^Most likely: ALL_PROXY is set, and fxg does not read it: .* Change: set HTTPS_PROXY/,
  },
  {
    name: 'config.json is behind a proxy that no name server knows',
    make: () => behind('HTTPS_PROXY', 'http://proxy.fx-gateway.invalid:3128'),
    words: farConfiguration,
    symptom: 'proxy',
    setting: 'HTTPS_PROXY',
    says: /^Most likely: The proxy that HTTPS_PROXY names is not found.* Change: [^.]*unset HTTPS_PROXY[^.]*\.$/,
  },
  {
    name: 'config.json is behind a proxy that wants a name and a password',
    make: async () => behind('HTTPS_PROXY', `http://127.0.0.1:${await proxyServer(407)}`),
    words: farConfiguration,
    symptom: 'proxy-sign-in',
    setting: 'HTTPS_PROXY',
    says: /^Most likely: .*wants a name and a password.*of that proxy\.$/,
  },
];
