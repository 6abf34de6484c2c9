import type { Plugin } from 'vite';
import { describeOperator } from '../../domain/src/operator/describeOperator.ts';
import type { Operator } from '../../domain/src/operator/operator.ts';
import type { SiteConfiguration } from '../src/publicPages/siteConfiguration.ts';
import { escaped } from './escaped.ts';
import { publicPages } from './publicAddresses.ts';

const fill = (page: string, place: string, words: string): string =>
  page.replace(new RegExp(`(<p[^>]* ${place}="") hidden="">`), `$1>${words}`);

/** A public page with who runs the site written in, so that it is there without a script too (OPERATOR-2). */
export const withOperator = (html: string, operator: Operator): string => {
  const { name, statusPage } = operator;
  const status = statusPage === undefined ? '' : ` <a href="${escaped(statusPage)}">Status</a>`;
  const named = fill(html, 'data-operator', `${escaped(name)}${status}`);
  return fill(named, 'data-party', escaped(describeOperator(operator)));
};

/** Writes it into every public page, of whichever brand; a production that names nobody is told so. */
export const operatorOnPages = (site: SiteConfiguration | null): Plugin => ({
  name: 'operator-on-pages',
  apply: 'build',
  buildStart() {
    if (site !== null && !site.sandbox && site.operator === null)
      this.warn(
        'config.json names no operator, so customers read nowhere with whom they agree: see docs/deploy.md.',
      );
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      site === null || site.operator === null || publicPages[path.slice(1)] === undefined
        ? html
        : withOperator(html, site.operator),
  },
});
