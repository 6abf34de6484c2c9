import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { html, isDeep, isHtml } from './environmentChanges.ts';
import type { Broken, EnvironmentFront } from './environmentFront.ts';

const old = { age: '259200', 'x-cache': 'Hit from cloudfront' };

const connects =
  (to: (servicesUrl: string) => string) =>
  ({ servicesUrl }: EnvironmentFront): Broken => ({
    pages: ({ headers }) => ({
      headers: {
        ...headers,
        'content-security-policy': String(headers['content-security-policy']).replace(
          /connect-src[^;]*/,
          `connect-src 'self' ${to(`${servicesUrl}/services`)}`,
        ),
      },
    }),
  });

/** What a browser enforces, or what a cache or a network on the way makes of the pages. */
export const enforcedPolicies: readonly BrokenEnvironment[] = [
  {
    name: 'the policy names the path of OFX without a slash at its end',
    make: connects(
      (at) =>
        `${at}/cognito ${at}/accounts/ ${at}/corpay/ ${at}/ofx ${at}/rates/ ${at}/partners/ ${at}/ofx-rates/`,
    ),
    symptom: 'policy-forbids-path',
    setting: 'ofx.baseUrl',
    says: /forbids calls below http:\S+\/services\/ofx: .* Change: connect-src of the host: write the origin http:\S+, or http:\S+\/services\/ofx\/ with a slash at its end/,
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
    name: 'the location of the fallback drops the headers of the host',
    make: () => ({
      pages: ({ path, headers }) => {
        const { 'content-security-policy': _policy, 'x-content-type-options': _sniff, ...others } = headers;
        return isDeep(path)
          ? {
              headers: {
                ...others,
                'content-security-policy': undefined,
                'x-content-type-options': undefined,
              },
            }
          : {};
      },
    }),
    symptom: 'no-policy',
    setting: 'content-security-policy',
    says: /page of every deep address comes without a Content-Security-Policy.*repeat them there/,
  },
  {
    name: 'the host adds a second policy',
    make: () => ({
      pages: ({ headers }) => ({
        headers: {
          ...headers,
          'content-security-policy': `${String(headers['content-security-policy'])}, default-src 'self' 'unsafe-inline'`,
        },
      }),
    }),
    symptom: 'policies-add-up',
    setting: 'content-security-policy',
    says: /More than one Content-Security-Policy.*all hold.*forbid calls to http/,
  },
  {
    name: 'a page has a policy of its own in its head',
    make: () => ({
      pages: (given) =>
        isHtml(given)
          ? { body: `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">${given.body}` }
          : {},
    }),
    symptom: 'policies-add-up',
    setting: 'content-security-policy',
    says: /More than one Content-Security-Policy/,
  },
  {
    name: 'a network of caches gives an old page, whose files are gone',
    make: () => ({
      pages: (given) => {
        if (isHtml(given))
          return {
            headers: { ...given.headers, ...old },
            body: given.body.replaceAll('1a2b3c4d', 'gone0000'),
          };
        return given.path.includes('gone0000') ? { status: 404, headers: html, body: '' } : {};
      },
    }),
    symptom: 'old-page',
    setting: '--origin',
    says: /cache on the way gives a page of an earlier release.*invalidate the cache/,
  },
  {
    name: 'a network of caches keeps the pages for days',
    make: () => ({ pages: (given) => (isHtml(given) ? { headers: { ...given.headers, ...old } } : {}) }),
    symptom: 'kept-on-the-way',
    setting: '--origin',
    says: /The page of the application comes from a cache before the host \(age: 259200/,
  },
  {
    name: 'a network of caches keeps config.json for days',
    make: () => ({
      pages: ({ path, headers }) =>
        path === '/config.json' ? { headers: { ...headers, age: '9000', 'cf-cache-status': 'HIT' } } : {},
    }),
    symptom: 'kept-on-the-way',
    setting: '--origin',
    says: /config\.json comes from a cache before the host \(age: 9000, cf-cache-status: HIT\)/,
  },
  {
    name: 'the start of the site leads to another host',
    make: () => ({
      pages: ({ path }) =>
        path === '/' ? { status: 301, headers: { location: 'https://www.example.com/' }, body: '' } : {},
    }),
    symptom: 'pages-redirected',
    setting: '--origin',
    says: /redirected to another host: https:\/\/www\.example\.com\//,
  },
  {
    name: 'pages say that they are compressed and are not',
    make: () => ({
      pages: (given) => (isHtml(given) ? { headers: { ...given.headers, 'content-encoding': 'gzip' } } : {}),
    }),
    symptom: 'page-encoding',
    setting: '--origin',
    says: /not compressed as its content-encoding says \(gzip\)/,
  },
];
