import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { describeOperator } from '@fx-gateway/domain/operator/describeOperator.ts';
import { applyTheme } from '../branding/applyTheme.ts';
import { resolveAndStoreTheme } from '../publicPages/resolveAndStoreTheme.ts';
import { fillElement, showOperator } from '../publicPages/showOperator.ts';
import { showElements } from '../publicPages/showElements.ts';
import { fetchSiteConfiguration } from '../publicPages/siteConfiguration.ts';

/** Shows the text in the session's brand; its own title stays in front of the brand's. */
const heading = document.querySelector('h1')?.textContent ?? '';

const brand = (theme: Theme): Theme => {
  applyTheme(theme, document);
  document.title = `${heading}: ${theme.pageTitle}`;
  return theme;
};

/** What the configuration adds: the ribbon, the brand, which the partner's hosts decide first, who runs the site, and the address of support. */
const complete = async (): Promise<void> => {
  const site = await fetchSiteConfiguration();
  const { origin } = brand(resolveAndStoreTheme(window, site?.afsHosts));
  if (site === null) return;
  showElements('.ribbon', site.sandbox);
  if (site.operator !== null) {
    showOperator(site.operator);
    fillElement('[data-party]', describeOperator(site.operator));
  }
  const address = site.contactEmails.get(origin);
  const support = document.querySelector<HTMLAnchorElement>('[data-support]');
  if (address === undefined || support === null) return;
  support.href = `mailto:${address}`;
  support.textContent = address;
};

void complete();
