import { placeOf, type CauseRows } from './causeRow.ts';

/** What the host of the pages does otherwise than the product needs it. */
export const pageCauses = {
  'no-configuration': {
    cause: ({ seen }) => `This host gives no config.json: ${seen}.`,
    change: ({ setting }) => `put config.json beside the pages of the site, or correct ${placeOf(setting)}.`,
  },
  'no-policy': {
    cause: () => 'The pages come without a Content-Security-Policy, so they could send a secret anywhere.',
    change: () => 'send the headers that npm run -s headers -- config.json prints with every answer.',
  },
  'policy-forbids': {
    cause: ({ seen }) => `The Content-Security-Policy of the pages forbids calls to ${seen}.`,
    change: ({ setting }) =>
      `connect-src of the host, to what npm run -s headers -- config.json prints; or ${placeOf(setting)}.`,
  },
  'no-https-only': {
    cause: () => 'The pages come without Strict-Transport-Security, or with one that soon ends.',
    change: () => 'send strict-transport-security: max-age=63072000; includeSubDomains with every answer.',
  },
  'no-nosniff': {
    cause: () => 'The pages come without x-content-type-options: nosniff.',
    change: () => 'send the headers that npm run -s headers -- config.json prints with every answer.',
  },
  'no-fallback': {
    cause: ({ seen }) =>
      `A deep address of the application is answered ${seen}: who loads a page again is lost.`,
    change: () => 'answer app.html for every path that is no file (docs/deploy.md, The host).',
  },
  'assets-fall-back': {
    cause: ({ seen }) =>
      `A missing file below /assets is answered ${seen}, not with 404: an open tab takes the page for a script and breaks.`,
    change: () => 'let /assets/* answer 404 where there is no file: the fallback is for pages alone.',
  },
  'asset-missing': {
    cause: ({ seen }) => `A file that the application needs is not there: ${seen}.`,
    change: () => 'put the whole folder assets of the build at the host, before the pages.',
  },
  'asset-type': {
    cause: ({ seen }) => `Scripts are sent as ${seen}, and no browser runs them so.`,
    change: () => 'send *.js below /assets as text/javascript, and *.css as text/css.',
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
  'assets-uncached': {
    cause: ({ seen }) => `Files with a hash in their name are asked for again at every visit (${seen}).`,
    change: () => 'send /assets/* with cache-control: public, max-age=31536000, immutable.',
  },
  'certificate-ends': {
    cause: ({ seen }) => `The certificate of ${seen}.`,
    change: ({ setting }) => `renew it now; ${placeOf(setting)} leads there.`,
  },
} as const satisfies CauseRows;
