import { readOriginOfAddress } from '../address-parts/readOriginOfAddress.ts';
import { settingLocation, type CauseRows } from './causeRow.ts';

const lower = (where: string): string => where.replace(/^T/, 't');

const pagesOf = (where: string | null): string => (where === null ? 'The pages come' : `${where} comes`);

/** The files that are named, else the pages of a host. */
const filesOf = (setting: string): string => (setting.startsWith('/') ? setting : 'the pages');

const headers = 'send the headers that npm run -s headers -- config.json prints with every answer';

const metadata = 'the metadata of each object; uploading them again guesses it by the name';

/** A rule of the host for some addresses often drops what is said for all. */
const everywhere = (where: string | null): string =>
  where === null
    ? `${headers}.`
    : `${headers}, that of ${lower(where)} too: a location of its own drops what the host adds elsewhere (add_header of nginx), so repeat them there.`;

/** What the host of the pages does otherwise than the product needs it. */
export const pageCauses = {
  'no-configuration': {
    cause: ({ seen }) => `This host gives no config.json: ${seen}.`,
    change: ({ setting }) =>
      `put config.json beside the pages of the site, or correct ${settingLocation(setting)}.`,
  },
  'configuration-encoding': {
    cause: ({ seen }) => `The file config.json is ${seen}, and it is read as UTF-8 alone.`,
    change: () =>
      'save config.json as UTF-8 (in Windows PowerShell: Out-File -Encoding utf8), and put it there again.',
  },
  'page-encoding': {
    cause: ({ seen, setting }) => `What comes of ${filesOf(setting)} is ${seen}: no browser can read it.`,
    change: ({ seen, setting }) => {
      if (seen.includes('UTF-8')) return `write ${filesOf(setting)} as UTF-8 at the host.`;
      return seen.includes('no content-encoding')
        ? `send content-encoding: ${seen.startsWith('gzip') ? 'gzip' : 'br'} with ${filesOf(setting)} (of a bucket, the metadata of each object), or put the files there as the build wrote them.`
        : `what compresses ${filesOf(setting)}: compress once, and say so by content-encoding.`;
    },
  },
  'pages-redirected': {
    cause: ({ seen }) => `The start of the site is redirected to another host: ${seen}.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to where it leads, if customers work there: policy, config.json and what services allow go by that host.`,
  },
  'redirect-loop': {
    cause: ({ seen }) => `A page of the site is redirected to itself without end: ${seen}.`,
    change: () =>
      'the redirect of the host: where a CDN or balancer before it speaks https and asks it by http, let the host believe X-Forwarded-Proto, or let the CDN ask it by https (at Cloudflare: Full in place of Flexible).',
  },
  'pages-behind-sign-in': {
    cause: ({ seen }) => `A sign-in stands before the site: its start is answered ${seen}.`,
    change: () => 'take that sign-in off the host: customers sign in within the application.',
  },
  'old-page': {
    cause: ({ seen }) =>
      `A cache on the way gives a page of an earlier release, whose files are gone: ${seen}.`,
    change: () =>
      'invalidate the cache (CDN) before the host, let it keep no page (smallest TTL 0), and keep the assets of the release before.',
  },
  'no-policy': {
    cause: ({ where }) =>
      `${pagesOf(where)} without a Content-Security-Policy, so they could send a secret anywhere.`,
    change: ({ where }) => everywhere(where),
  },
  'policy-garbled': {
    cause: ({ seen }) =>
      `The Content-Security-Policy of the pages is not written as browsers read it: ${seen}.`,
    change: () =>
      'send it letter by letter as npm run -s headers -- config.json prints it: with quotation marks round self and none alike, and none round the whole.',
  },
  'policy-forbids': {
    cause: ({ seen, where }) =>
      `The Content-Security-Policy of ${where === null ? 'the pages' : lower(where)} forbids calls to ${seen}.`,
    change: ({ setting }) =>
      `connect-src of the host, to what npm run -s headers -- config.json prints; or ${settingLocation(setting)}.`,
  },
  'policy-forbids-path': {
    cause: ({ seen, instead, where }) =>
      `The Content-Security-Policy of ${where === null ? 'the pages' : lower(where)} forbids calls below ${seen}: of that host it allows ${instead} alone, and a source whose path has no slash at its end stands for that very path.`,
    change: ({ seen }) =>
      `connect-src of the host: write the origin ${readOriginOfAddress(seen)}, or ${seen}/ with a slash at its end.`,
  },
  'policies-add-up': {
    cause: ({ seen }) => `More than one Content-Security-Policy comes with the pages: ${seen}.`,
    change: () =>
      'send one alone, the one that npm run -s headers -- config.json prints: remove what adds another (the host, a network before it, or a meta element in the page).',
  },
  'policy-forbids-pages': {
    cause: ({ seen }) => `The Content-Security-Policy of the pages forbids ${seen} of the site itself.`,
    change: ({ setting }) => `${setting}, to what npm run -s headers -- config.json prints.`,
  },
  'no-https-only': {
    cause: ({ where }) => `${pagesOf(where)} without Strict-Transport-Security, or with one that soon ends.`,
    change: ({ where }) =>
      where === null
        ? 'send strict-transport-security: max-age=63072000; includeSubDomains with every answer.'
        : everywhere(where),
  },
  'no-nosniff': {
    cause: ({ where }) => `${pagesOf(where)} without x-content-type-options: nosniff.`,
    change: ({ where }) => everywhere(where),
  },
  'no-fallback': {
    cause: ({ seen }) =>
      `A deep address of the application is answered ${seen}: nobody can sign in, or load a page again.`,
    change: () =>
      'answer app.html for every path that is no file, such as by try_files $uri /app.html at nginx, not index.html (docs/deploy.md, The host).',
  },
  'fallback-status': {
    cause: ({ seen }) =>
      `A deep address is answered by the application and ${seen}, as the error document of a bucket is: caches, proxies and monitors take every page for missing.`,
    change: () =>
      'answer app.html with status 200 for every path that is no file: by a rewrite before the bucket, as docs/deploy/site.json does (docs/deploy.md, The host).',
  },
  'other-page': {
    cause: ({ seen }) => `A page of the build stands at the address of another one, or at none: ${seen}.`,
    change: () =>
      'let / and /wdec be index.html, /user-agreement user-agreement.html and /privacy-policy privacy-policy.html, before the fallback to app.html (docs/deploy.md, The host).',
  },
  'assets-fall-back': {
    cause: ({ seen }) =>
      `A missing file below /assets is answered ${seen}, not with 404: an open tab takes the page for a script and breaks.`,
    change: () => 'let /assets/* answer 404 where there is no file: the fallback is for pages alone.',
  },
  'asset-missing-kept': {
    cause: ({ seen }) => `A cache before the host says that a file of the application is not there: ${seen}.`,
    change: () =>
      'put the whole folder assets of the build at the host, and if it is there, invalidate the cache (CDN), which keeps the 404 from before, and let it keep errors for no longer than seconds; put assets there before pages.',
  },
  'asset-missing': {
    cause: ({ seen }) => `A file that the application needs is not there: ${seen}.`,
    change: () => 'put the whole folder assets of the build at the host, before the pages.',
  },
  'page-changed': {
    cause: ({ seen }) => `Something before the host writes a script of its own into the pages: ${seen}.`,
    change: () =>
      'turn off what changes pages at the CDN or proxy (at Cloudflare: Rocket Loader, Email Address Obfuscation, Web Analytics): the pages run their own scripts alone, as the build wrote them.',
  },
  'page-type': {
    cause: ({ seen }) =>
      `${seen}, and no browser takes it so: it offers the file to save, or shows its source.`,
    change: () =>
      `set content-type: text/html for the HTML files at the host, or at the bucket (${metadata}).`,
  },
  'asset-type': {
    cause: ({ seen }) => `${seen}, and no browser takes them so.`,
    change: () =>
      `set content-type: text/javascript for *.js below /assets, and text/css for *.css, at the host, or at the bucket (${metadata}).`,
  },
  'configuration-cached': {
    cause: ({ seen }) => `Browsers may keep config.json (${seen}): a change reaches customers late.`,
    change: () => 'send config.json with cache-control: no-cache.',
  },
  'pages-cached': {
    cause: ({ seen }) =>
      `Browsers may keep the page of the application (${seen}): a new version reaches customers late.`,
    change: () => 'send app.html, and every page, with cache-control: no-cache.',
  },
  'kept-on-the-way': {
    cause: ({ seen }) => `${seen}: a new version reaches customers late, if at all.`,
    change: () =>
      'invalidate the cache (CDN) before the host, and let it ask the host each time for pages and config.json (smallest TTL 0).',
  },
  'assets-uncached': {
    cause: ({ seen }) => `Files with a hash in their name are asked for again at every visit (${seen}).`,
    change: () => 'send /assets/* with cache-control: public, max-age=31536000, immutable.',
  },
  'certificate-ends': {
    cause: ({ seen }) => `The certificate of ${seen}.`,
    change: ({ setting }) => `renew it now; ${settingLocation(setting)} leads there.`,
  },
} as const satisfies CauseRows;
