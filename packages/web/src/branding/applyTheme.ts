import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { pageColours } from './pageColours.ts';

/** What the page carries until its brand is known, and those of the brands. */
const classes = ['no-theme', ...Object.values(themes).flatMap(({ className }) => className ?? [])];

/** The picture of the default brand in the browser tab. */
const ownIcon = '/favicon.svg';

/**
 * Gives the page the theme's title, favicon, class (THEME-18, THEME-19) and the colour around it, and nothing of any
 * other theme.
 */
export const applyTheme = (theme: Theme, page: Document): void => {
  page.title = theme.pageTitle;
  page.documentElement.classList.remove(...classes);
  if (theme.className !== null) page.documentElement.classList.add(theme.className);
  const icon = theme.favicon ?? ownIcon;
  for (const link of page.querySelectorAll('link[rel=icon]')) {
    if (link.getAttribute('href') !== icon) link.setAttribute('href', icon);
  }
  const { light, dark } = pageColours[theme.origin];
  for (const meta of page.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', meta.getAttribute('media')?.includes('dark') === true ? dark : light);
};
