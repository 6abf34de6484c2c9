import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { html, isDeep, isHtml, set } from './environmentChanges.ts';
import type { Answer, Broken } from './environmentFront.ts';

const on = (is: (path: string) => boolean, change: (given: Answer) => Partial<Answer>): Broken => ({
  pages: (given) => (is(given.path) ? change(given) : {}),
});

const policy = (change: (given: string) => string): Broken => ({
  pages: ({ headers }) => ({
    headers: {
      ...headers,
      'content-security-policy': change(String(headers['content-security-policy'])),
    },
  }),
});

const keptByDate = ({ headers }: Answer): Partial<Answer> => {
  const { 'cache-control': _said, ...others } = headers;
  return { headers: { ...others, 'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT' } };
};

/** Web servers and networks of caches that are set up as they are by mistake most often. */
export const brokenHosts: readonly BrokenEnvironment[] = [
  {
    name: 'a sign-in stands before the pages alone',
    make: () =>
      on(
        (path) => path !== '/config.json',
        () => ({ status: 401, headers: { ...html, 'www-authenticate': 'Basic realm="Staging"' }, body: '' }),
      ),
    symptom: 'pages-behind-sign-in',
    setting: '--origin',
    says: /sign-in stands before the site.*Staging.* Change: take that sign-in off/,
  },
  {
    name: 'the web server shows its own page at the start',
    make: () =>
      on(
        (path) => path === '/',
        ({ headers }) => ({
          headers: { ...headers, ...html },
          body: '<!DOCTYPE html><html><head><title>Welcome to nginx!</title></head></html>',
        }),
      ),
    symptom: 'no-start',
    setting: '--origin',
    says: /a page that is not of the build \(Welcome to nginx!\)/,
  },
  {
    name: 'the host leads its start to itself',
    make: ({ pagesUrl }) =>
      on(
        (path) => path === '/' || isDeep(path),
        ({ path }) => ({ status: 301, headers: { location: `${pagesUrl}${path}` }, body: '' }),
      ),
    symptom: 'redirect-loop',
    setting: '--origin',
    says: /redirected to itself without end.* Change: .*X-Forwarded-Proto/,
    alone: true,
  },
  {
    name: 'the policy stands in quotation marks',
    make: () => policy((given) => `"${given}"`),
    symptom: 'policy-garbled',
    setting: 'content-security-policy',
    says: /a directive begins with "default-src/,
    alone: true,
  },
  {
    name: 'the policy has self without quotation marks',
    make: () => policy((given) => given.replaceAll("'self'", 'self')),
    symptom: 'policy-garbled',
    setting: 'content-security-policy',
    says: /self without quotation marks/,
    alone: true,
  },
  {
    name: 'the policy names the host of another environment',
    make: () =>
      policy((given) => given.replace(/connect-src [^;]*/, "connect-src 'self' http://old.example.com")),
    symptom: 'policy-forbids',
    setting: 'apis.corpay',
    says: /forbids calls to http:\/\/127\.0\.0\.1:\d+\. Change: connect-src/,
    alone: true,
  },
  {
    name: 'a cache keeps that an asset is not there',
    make: () =>
      on(
        (path) => path.endsWith('app-1a2b3c4d.js'),
        () => ({
          status: 404,
          headers: { ...html, age: '4000', 'x-cache': 'Error from cloudfront' },
          body: '',
        }),
      ),
    symptom: 'asset-missing-kept',
    setting: 'assets',
    says: /app-1a2b3c4d\.js .*age: 4000.* Change: .*invalidate the cache/,
    alone: true,
  },
  {
    name: 'the host is in trouble where its scripts are',
    make: () =>
      on(
        (path) => path.startsWith('/assets/'),
        () => ({ status: 503, headers: html, body: '' }),
      ),
    symptom: 'some-in-trouble',
    setting: '--origin',
    says: /\.js ended with 503, and the start is well/,
  },
  {
    name: 'the error document of a bucket is the page of the application',
    make: () => on(isDeep, () => ({ status: 404 })),
    symptom: 'fallback-status',
    setting: 'fallback',
    says: /by the application and with status 404.* Change: answer app\.html with status 200/,
    alone: true,
  },
  {
    name: 'config.json comes without a word of how long it holds',
    make: () => on((path) => path === '/config.json', keptByDate),
    symptom: 'configuration-cached',
    setting: 'cache-control',
    says: /may keep config\.json \(no cache-control/,
    alone: true,
  },
  {
    name: 'a network of caches writes a script of its own into the pages',
    make: () => ({
      pages: (given) =>
        isHtml(given)
          ? {
              body: given.body.replace(
                '</html>',
                '<script src="/cdn-cgi/rocket-loader.min.js"></script></html>',
              ),
            }
          : {},
    }),
    symptom: 'page-changed',
    setting: 'scripts',
    says: /\/cdn-cgi\/rocket-loader\.min\.js.* Change: turn off/,
    alone: true,
  },
  {
    name: 'a host of a brand is written with its scheme',
    make: () => ({
      configure: set('branding', 'afsHosts', ['https://afs.fx.test', 'b.fx.test', 'c.fx.test', 'd.fx.test']),
    }),
    symptom: 'configuration-field',
    setting: 'branding.afsHosts in config.json',
    says: /https:\/\/afs\.fx\.test, which is no host/,
    alone: true,
  },
  {
    name: 'the start of the site is named in place of config.json',
    make: () => ({}),
    words: ({ pagesUrl }) => ['--config', pagesUrl],
    symptom: 'configuration-page',
    setting: '--config',
    says: /names a page of the site, not its config\.json\. Change: .*:\d+\/config\.json\./,
  },
  {
    name: 'an address of config.json has a query',
    make: ({ servicesUrl }) => ({
      configure: set('apis', 'corpay', `${servicesUrl}/services/corpay?stage=v1`),
    }),
    symptom: 'configuration-field',
    setting: 'apis.corpay',
    says: /apis\.corpay must be an http or https address without a trailing slash or query/,
  },
  {
    name: 'one of two hosts behind a balancer is down',
    make: () => {
      let calls = 0;
      return {
        pages: () =>
          ++calls % 2 === 0 ? { status: 502, headers: html, body: '<title>502 Bad Gateway</title>' } : {},
      };
    },
    symptom: 'some-in-trouble',
    setting: '--origin',
    says: /ended with 502, and .* well.*one of several instances is down/,
  },
  {
    name: 'the address of the landing page of a brand has no page',
    make: () =>
      on(
        (path) => path === '/wdec',
        () => ({ status: 404, headers: html, body: '' }),
      ),
    symptom: 'other-page',
    setting: '/wdec',
    says: /\/wdec is answered with status 404/,
    alone: true,
  },
];
