import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { defaultTheme } from '@fx-gateway/domain/branding/themes.ts';
import { applyTheme } from '../branding/applyTheme.ts';
import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';
import { resolveAndStoreTheme } from '../publicPages/resolveAndStoreTheme.ts';
import { showOperator } from '../publicPages/showOperator.ts';
import { showElements } from '../publicPages/showElements.ts';
import { fetchSiteConfiguration, type SiteConfiguration } from '../publicPages/siteConfiguration.ts';

const root = document.documentElement;

/** Shows a user who may be signed in the link to the dashboard, also when the page comes back (LAND-4, LAND-5). */
const greet = (): void => {
  root.dataset['visitor'] = mayBeSignedIn(() => localStorage) ? 'customer' : 'stranger';
};

/** The page was written for the default theme; what else it is called goes on after the title of another one. */
const wear = (theme: Theme): void => {
  if (theme === defaultTheme) return;
  const title = document.title.replace(defaultTheme.pageTitle, theme.pageTitle);
  applyTheme(theme, document);
  document.title = title;
};

/** This page is absent where the theme requires a login (ROUTE-6). Answers whether it is being left. */
const leaveIfAbsent = (afsHosts?: readonly string[]): boolean => {
  const theme = resolveAndStoreTheme(window, afsHosts);
  const absent = theme.requireLogin;
  if (!absent) wear(theme);
  // Leaving twice would cancel the first navigation and start it again.
  else if (!root.hidden) location.replace(`/login${location.search}`);
  return absent;
};

const lead = (way: string, address: string): void => {
  const plain = document.querySelector(`[data-contact=${way}]`);
  if (plain === null) return;
  const link = document.createElement('a');
  link.className = plain.className;
  link.href = address;
  link.append(...plain.childNodes);
  plain.replaceWith(link);
};

/** Lets the two ways to reach us lead there (LAND-23, LAND-24). */
const addContacts = ({ scheduleCallUrl, contactEmails }: SiteConfiguration): void => {
  if (scheduleCallUrl !== null) lead('call', scheduleCallUrl);
  const address = contactEmails.get(resolveAndStoreTheme(window).origin);
  if (address === undefined) return;
  lead('mail', `mailto:${address}`);
  const words = document.querySelector('[data-contact-address]');
  if (words !== null) words.textContent = address;
};

/** A section that was chosen is looked at without the menu over it. */
const closeMenu = (): void => {
  const menu = document.querySelector<HTMLElement>('[popover]');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && menu.matches(':popover-open')) menu.hidePopover();
  });
};

const complete = async (): Promise<void> => {
  const site = await fetchSiteConfiguration();
  if (site === null || leaveIfAbsent(site.afsHosts)) return;
  showElements('.ribbon', site.sandbox);
  if (site.operator !== null) showOperator(site.operator);
  addContacts(site);
};

if (!leaveIfAbsent()) {
  greet();
  addEventListener('pageshow', greet);
  closeMenu();
  void complete();
}
