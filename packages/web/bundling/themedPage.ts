import type { Theme } from '../../domain/src/branding/theme.ts';

type PageColours = { readonly light: string; readonly dark: string };

type Brand = { readonly theme: Theme; readonly colours: PageColours; readonly instead: Theme };

const replaceOnce = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html)) throw new Error(`A public page has no ${pattern.source}.`);
  return html.replace(pattern, by);
};

/**
 * A public page as another theme has it before any script: its class, title, favicon and the colour around it
 * (THEME-18, THEME-19). The names of all themes are on the page, and the class chooses one.
 */
export const themedPage = (html: string, { theme, colours, instead }: Brand): string => {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<html lang="en"/, `<html lang="en" class="${theme.className ?? ''}"`],
    [new RegExp(`: ${instead.pageTitle}</title>`), `: ${theme.pageTitle}</title>`],
    [new RegExp(`(property="og:title" content="[^"]*): ${instead.pageTitle}"`), `$1: ${theme.pageTitle}"`],
    [/(property="og:site_name" content=")[^"]*"/, `$1${theme.branding}"`],
    [/(<link rel="icon" href=")[^"]*"/, `$1${theme.favicon ?? '/favicon.svg'}"`],
    [/(media="\(prefers-color-scheme: light\)" content=")[^"]*"/, `$1${colours.light}"`],
    [/(media="\(prefers-color-scheme: dark\)" content=")[^"]*"/, `$1${colours.dark}"`],
  ];
  return changes.reduce((page, [pattern, by]) => replaceOnce(page, pattern, by), html);
};
