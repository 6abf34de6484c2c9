import { globalAgent } from 'node:https';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { tlsServer } from './brokenServers.ts';
import { at, corpayUser, html, json, page, set } from './environmentChanges.ts';
import { selfSigned } from './selfSigned.ts';

const day = 86_400_000;

/** A second ten, thought of after the causes of the first ten were mended. */
export const moreInvented: readonly BrokenEnvironment[] = [
  {
    name: 'nobody has the e-mail of the sign-in',
    make: () => ({}),
    as: 'nobody@sandbox.test',
    symptom: 'wrong-password',
    setting: '--as',
    says: /refused the e-mail or the password/,
  },
  {
    name: 'maintenance: every service shows a page with 503',
    make: () => ({ services: () => ({ status: 503, headers: html, body: page }) }),
    as: corpayUser,
    symptom: 'in-trouble',
    setting: 'apis.corpay',
    says: /status 503/,
  },
  {
    name: 'the accounts service is called at the host of the site, whose pages answer with their fallback',
    make: ({ pagesUrl }) => ({ configure: set('apis', 'accounts', `${pagesUrl}/api/accounts`) }),
    symptom: 'web-page',
    setting: 'apis.accounts',
    says: /A web page answered/,
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
    name: 'the clock of this machine is a day behind',
    make: () => ({
      services: ({ headers }) => ({
        headers: { ...headers, date: new Date(Date.now() + day).toUTCString() },
      }),
    }),
    as: corpayUser,
    symptom: 'clock-here',
    setting: 'clock',
    says: /24 hours behind/,
  },
  {
    name: 'the pages come from a host whose certificate is of the name without www',
    make: async (front) => {
      const identity = selfSigned(['fx.example.com'], {
        begins: Date.now() - day,
        ends: Date.now() + 90 * day,
      });
      globalAgent.options.ca = identity.cert;
      const port = await tlsServer(identity, front.pages);
      www = `https://localhost:${port}`;
      front.origins.add(www);
      return {};
    },
    words: () => ['--origin', www],
    symptom: 'certificate-of-another-host',
    setting: '--origin',
    says: /shows that of fx\.example\.com/,
  },
  {
    name: 'the policy is only reported, and not kept',
    make: () => ({
      pages: ({ headers }) => ({
        headers: {
          ...headers,
          'content-security-policy': undefined,
          'content-security-policy-report-only': headers['content-security-policy'],
        },
      }),
    }),
    symptom: 'no-policy',
    setting: 'content-security-policy',
    says: /without a Content-Security-Policy/,
  },
  {
    name: 'the site answers every deep address with a redirect to its start',
    make: () => ({
      pages: ({ path }) =>
        path.startsWith('/secure/') ? { status: 302, headers: { location: '/' }, body: '' } : {},
    }),
    symptom: 'no-fallback',
    setting: 'fallback',
    says: /deep address/,
  },
  {
    name: 'a proxy cuts off the answers that are long',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path.endsWith('/deal/orders') ? { status: 200, headers: json, body: '{"content":[' } : {},
    }),
    as: corpayUser,
    symptom: 'cut-off',
    setting: 'apis.corpay',
    says: /cut off on the way/,
  },
];
let www = '';
