import type { Theme } from './theme.ts';

const darkClass = 'bp6-dark';

/** Gives the page the theme's class and title (THEME-18, THEME-19) and lets Blueprint follow the colour scheme. */
export const applyTheme = (theme: Theme, page: Document, view: Window): void => {
  page.title = theme.pageTitle;
  if (theme.className !== null) page.documentElement.classList.add(theme.className);
  const dark = view.matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    page.body.classList.toggle(darkClass, dark.matches);
  };
  follow();
  dark.addEventListener('change', follow);
};
