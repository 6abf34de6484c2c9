import type { IncomingHttpHeaders } from 'node:http';
import { globalAgent } from 'node:https';
import { gzipSync } from 'node:zlib';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { closedPort, tlsServer } from './brokenServers.ts';
import { day, html, isDeep, page, isHtml } from './environmentChanges.ts';
import type { Answer, Broken, EnvironmentFront } from './environmentFront.ts';
import { selfSigned } from './selfSigned.ts';

/** The headers of every answer of the host, changed. */
const changedHeaders =
  (change: (given: IncomingHttpHeaders) => IncomingHttpHeaders) =>
  ({ headers: given }: Answer): Partial<Answer> => ({ headers: { ...given, ...change(given) } });

const isAsset = (path: string): boolean => path.startsWith('/assets/');

const keptFor = (value: string) => changedHeaders(() => ({ 'cache-control': value }));

const now = Date.now();

const on =
  (is: (path: string) => boolean, change: (given: Answer) => Partial<Answer>) =>
  (given: Answer): Partial<Answer> =>
    is(given.path) ? change(given) : {};

const production = (hosts: readonly string[]) => (configuration: Record<string, unknown>) => {
  configuration['environment'] = { name: 'Production', kind: 'production' };
  const branding = configuration['branding'] as Record<string, unknown>;
  branding['afsHosts'] = hosts;
};

let securedOrigin = '';

/** The pages at an address of https, by a certificate that this process trusts. */
const secured = async (front: EnvironmentFront, ends: number, strict = {}): Promise<Broken> => {
  const identity = selfSigned(['localhost'], { begins: now - 60 * day, ends });
  const port = await tlsServer(identity, front.pages);
  globalAgent.options.ca = identity.cert;
  securedOrigin = `https://localhost:${port}`;
  front.origins.add(securedOrigin);
  return { pages: changedHeaders(() => strict) };
};

/** Hosts of the site that give the pages otherwise than the product needs them. */
export const brokenPages: readonly BrokenEnvironment[] = [
  {
    name: 'the start page is in trouble, and all else of the site is well',
    make: () => ({ pages: ({ path }) => (path === '/' ? { status: 500, headers: html, body: page } : {}) }),
    symptom: 'in-trouble',
    setting: '--origin',
    says: /status 500/,
  },
  ...['binary/octet-stream', 'text/plain', undefined].map((type): BrokenEnvironment => ({
    name: `the pages were put there ${type === undefined ? 'without a content-type' : `as ${type}`}`,
    make: () => ({
      pages: (given) => (isHtml(given) ? { headers: { ...given.headers, 'content-type': type } } : {}),
    }),
    symptom: 'page-type',
    setting: 'content-type',
    says: new RegExp(
      `page is sent ${type === undefined ? 'without a content-type' : `as content-type ${type}`}, and no browser takes it so.* Change: set content-type: text/html .*host.* bucket`,
    ),
    alone: true,
  })),
  {
    name: 'scripts are sent as text, and no browser runs them',
    make: () => ({
      pages: ({ path, headers }) =>
        path.startsWith('/assets/') ? { headers: { ...headers, 'content-type': 'text/plain' } } : {},
    }),
    symptom: 'asset-type',
    setting: 'assets',
    says: /Scripts are sent as content-type text\/plain, and no browser takes them so.* Change: set content-type: text\/javascript .*host.* bucket/,
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
    name: 'the start of the site lists the files of a bucket',
    make: () => ({
      pages: ({ path }) =>
        path === '/'
          ? {
              headers: { 'content-type': 'application/xml' },
              body: '<ListBucketResult><Name>fx</Name></ListBucketResult>',
            }
          : {},
    }),
    symptom: 'no-start',
    setting: '--origin',
    says: /start of the site is answered with status 200 and application\/xml/,
  },
  {
    name: 'a friendly page of the host answers every deep address',
    make: () => ({
      pages: ({ path, headers }) =>
        path.startsWith('/secure/')
          ? {
              headers: { ...headers, ...html },
              body: '<!doctype html><title>Oops</title><h1>Nothing here</h1>',
            }
          : {},
    }),
    symptom: 'no-fallback',
    setting: 'fallback',
    says: /Oops/,
  },
  {
    name: 'the scripts were put there as gzip, and nothing says so',
    make: () => ({
      pages: ({ path, body }) => (path.startsWith('/assets/app-') ? { bytes: gzipSync(body) } : {}),
    }),
    symptom: 'page-encoding',
    setting: '/assets/app-1a2b3c4d.js',
    says: /\/assets\/app-1a2b3c4d\.js .*gzip.* Change: .*content-encoding: gzip/,
  },
  {
    name: 'the policy of the pages forbids the services that config.json names',
    make: ({ servicesUrl }) => ({
      pages: changedHeaders(({ 'content-security-policy': policy }) => ({
        'content-security-policy': String(policy).replace(servicesUrl, 'https://old.example.com'),
      })),
    }),
    symptom: 'policy-forbids',
    setting: 'apis.corpay',
    says: /forbids calls to http:\/\/127\.0\.0\.1:\d+\..* npm run -s headers/,
  },
  {
    name: 'the pages have no policy',
    make: () => ({ pages: changedHeaders(() => ({ 'content-security-policy': undefined })) }),
    symptom: 'no-policy',
    setting: 'content-security-policy',
    says: /without a Content-Security-Policy/,
  },
  {
    name: 'the pages may be taken for what they are not',
    make: () => ({ pages: changedHeaders(() => ({ 'x-content-type-options': undefined })) }),
    symptom: 'no-nosniff',
    setting: 'x-content-type-options',
    says: /nosniff/,
  },
  {
    name: 'the pages do not ask to be reached by https alone',
    make: (front) => secured(front, now + 200 * day),
    words: () => ['--origin', securedOrigin],
    symptom: 'no-https-only',
    setting: 'strict-transport-security',
    says: /Strict-Transport-Security/,
  },
  {
    name: 'the certificate of the site soon ends',
    make: (front) =>
      secured(front, now + 5.5 * day, { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    words: () => ['--origin', securedOrigin],
    symptom: 'certificate-ends',
    setting: '--origin',
    says: /localhost:\d+ ends in 5 days/,
  },
  {
    name: 'a deep address is not answered by the application',
    make: () => ({ pages: on(isDeep, () => ({ status: 404, headers: html, body: page })) }),
    symptom: 'no-fallback',
    setting: 'fallback',
    says: /deep address .* with status 404/,
  },
  {
    name: 'scripts and styles of the build were not put there',
    make: () => ({
      pages: (given) =>
        isHtml(given)
          ? {
              body: '<script type="module" src="/assets/a-1a2b3c4d.js"></script><link rel="stylesheet" href="/assets/b-1a2b3c4d.css">',
            }
          : {},
    }),
    symptom: 'asset-missing',
    setting: 'assets',
    says: /A file that the application needs is not there: \/assets\/a-1a2b3c4d\.js .* \/assets\/b-1a2b3c4d\.css .* Change: put the whole folder assets/,
  },
  {
    name: 'a missing asset is answered by the application',
    make: () => ({
      pages: on(
        (path) => path.includes('nobody-has.js'),
        () => ({ status: 200, headers: html, body: page }),
      ),
    }),
    symptom: 'assets-fall-back',
    setting: 'assets',
    says: /missing file below \/assets/,
  },
  {
    name: 'the scripts of the pages were not put at the host',
    make: () => ({ pages: on(isAsset, () => ({ status: 404, headers: html, body: page })) }),
    symptom: 'asset-missing',
    setting: 'assets',
    says: /\/assets\/app-1a2b3c4d\.js is answered with status 404/,
  },
  {
    name: 'files with a hash are asked for at every visit',
    make: () => ({ pages: on(isAsset, keptFor('no-cache')) }),
    symptom: 'assets-uncached',
    setting: 'cache-control',
    says: /max-age=31536000, immutable/,
  },
  {
    name: 'browsers may keep config.json for a day',
    make: () => ({ pages: on((path) => path === '/config.json', keptFor('public, max-age=86400')) }),
    symptom: 'configuration-cached',
    setting: 'cache-control',
    says: /may keep config\.json .*max-age=86400/,
  },
  {
    name: 'browsers may keep the page of the application for an hour',
    make: () => ({ pages: on(isDeep, keptFor('max-age=3600')) }),
    symptom: 'pages-cached',
    setting: 'cache-control',
    says: /may keep the page of the application/,
  },
  {
    name: 'the hosts of a brand have no name',
    make: () => ({
      configure: production(['afs.fx.invalid', 'www.fx.invalid', 'demo.fx.invalid', 'more.fx.invalid']),
    }),
    symptom: 'no-such-host',
    setting: 'branding.afsHosts',
    says: /afs\.fx\.invalid does not exist/,
  },
  {
    name: 'nothing listens at a host of a brand',
    make: async () => {
      const host = `localhost:${await closedPort()}`;
      return { configure: production([host, host, host, host]) };
    },
    symptom: 'nothing-listens',
    setting: 'branding.afsHosts',
    says: /Nothing listens at localhost:\d+/,
  },
  {
    name: 'no gateway lets the pages of a brand call',
    make: async (front) => {
      const broken = await secured(front, now + 200 * day, {
        'strict-transport-security': 'max-age=63072000',
      });
      front.origins.delete(securedOrigin);
      const host = new URL(securedOrigin).host;
      return { ...broken, configure: production([host, host, host, host]) };
    },
    symptom: 'origin-not-allowed',
    setting: 'apis.accounts',
    says: /Pages of https:\/\/localhost:\d+ may not call.*apis\.accounts, rates\.baseUrl, apis\.corpay/,
  },
  {
    name: 'a host of a brand has no config.json',
    make: async (front) => {
      await secured(front, now + 200 * day);
      const { host } = new URL(securedOrigin);
      return {
        configure: production([host, host, host, host]),
        pages: ({ host: asked, path, headers: given }) => ({
          ...(asked === host && path === '/config.json' ? { status: 404, headers: html, body: page } : {}),
          ...(path === '/config.json'
            ? {}
            : { headers: { ...given, 'strict-transport-security': 'max-age=63072000' } }),
        }),
      };
    },
    symptom: 'no-configuration',
    setting: 'branding.afsHosts',
    says: /gives no config\.json/,
  },
];
let www = '';
