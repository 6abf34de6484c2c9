import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { SessionBrandOrigin } from '../../domain/src/branding/theme.ts';
import { defaultTheme } from '../../domain/src/branding/themes.ts';
import { parseSiteConfiguration, type SiteConfiguration } from '../src/publicPages/siteConfiguration.ts';
import { escaped } from './escaped.ts';
import { publicPages } from './publicAddresses.ts';

/** The configuration that `npm run build -- --config FILE` was given; null without one. */
export const readSiteConfiguration = (file: string | undefined): SiteConfiguration | null =>
  file === undefined || file === '' ? null : parseSiteConfiguration(JSON.parse(readFileSync(file, 'utf8')));

type Change = readonly [pattern: RegExp, by: string];

const link = (way: string, address: string): Change => [
  new RegExp(`<div( class="contact-way") data-contact="${way}">(.*?)</div>`, 's'),
  `<a$1 href="${escaped(address)}" data-contact="${way}">$2</a>`,
];

/**
 * A public page with the addresses of its brand written in, so that they are there without a script too (LAND-23,
 * LAND-24, LEGAL-7). What the configuration does not say stays as it was drawn.
 */
export const withAddresses = (
  html: string,
  { scheduleCallUrl, contactEmails }: Pick<SiteConfiguration, 'scheduleCallUrl' | 'contactEmails'>,
  origin: SessionBrandOrigin,
): string => {
  const email = contactEmails.get(origin);
  const changes: readonly Change[] = [
    ...(scheduleCallUrl === null ? [] : [link('call', scheduleCallUrl)]),
    ...(email === undefined
      ? []
      : [
          link('mail', `mailto:${email}`),
          [/(data-contact-address="">)[^<]*/, `$1${escaped(email)}`] as const,
          [
            /href="[^"]*" data-support="">[^<]*/,
            `href="mailto:${escaped(email)}" data-support="">${escaped(email)}`,
          ] as const,
        ]),
    ...(scheduleCallUrl === null || email === undefined ? [] : [[/<noscript>.*?<\/noscript>/s, ''] as const]),
  ];
  return changes.reduce((page, [pattern, by]) => page.replace(pattern, by), html);
};

/** Writes the addresses of the default brand into every public page; `siteFiles` does it for the other brands. */
export const contactAddresses = (site: SiteConfiguration | null): Plugin => ({
  name: 'contact-addresses',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      site === null || publicPages[path.slice(1)] === undefined
        ? html
        : withAddresses(html, site, defaultTheme.origin),
  },
});
