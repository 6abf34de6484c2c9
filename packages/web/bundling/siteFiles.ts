import type { Plugin } from 'vite';
import { defaultTheme, themes } from '../../domain/src/branding/themes.ts';
import { pageColours } from '../src/branding/pageColours.ts';
import type { SiteConfiguration } from '../src/publicPages/siteConfiguration.ts';
import { withAddresses } from './contactAddresses.ts';
import { publicPages } from './publicAddresses.ts';
import { themedPage } from './themedPage.ts';

/** What search engines may visit. */
export const robots = (origin: string | null): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /secure/',
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

/** The public pages, for search engines. */
export const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Object.values(publicPages).map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** What a host must know of the themes to answer before a script has run; docs/deploy.md says how it is used. */
const hosting = {
  loginPage: '/login',
  landingPages: ['/', '/wdec'],
  themes: Object.fromEntries(
    Object.values(themes).map(({ origin, requireLogin }) => [origin, { requireLogin }]),
  ),
};

/**
 * Writes what stands beside the pages: robots.txt, the sitemap where the origin of the site is known, the legal pages
 * of every other theme (`themes/{origin}/`), and `hosting.json`.
 */
export const siteFiles = (origin: string | null, site: SiteConfiguration | null): Plugin => ({
  name: 'site-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const emit = (fileName: string, source: string): void => {
      this.emitFile({ type: 'asset', fileName, source });
    };
    for (const [file, { everyTheme }] of Object.entries(publicPages)) {
      const page = bundle[file];
      if (!everyTheme || page?.type !== 'asset') continue;
      const html = page.source.toString();
      for (const theme of Object.values(themes)) {
        if (theme === defaultTheme) continue;
        const colours = pageColours[theme.origin];
        const themed = themedPage(html, { theme, colours, instead: defaultTheme });
        emit(
          `themes/${theme.origin}/${file}`,
          site === null ? themed : withAddresses(themed, site, theme.origin),
        );
      }
    }
    emit('robots.txt', robots(origin));
    if (origin !== null) emit('sitemap.xml', sitemap(origin));
    emit('hosting.json', `${JSON.stringify(hosting, null, 2)}\n`);
  },
});
