import type { Theme } from '@fx-gateway/domain/branding/theme.ts';

type PageColours = { readonly light: string; readonly dark: string };

/** The colour of a theme's pages, `--surface-page` of tokens.css, for what the browser draws around them. */
export const pageColours: Readonly<Record<Theme['origin'], PageColours>> = {
  steamchain: { light: '#f6f5f2', dark: '#121514' },
  afs: { light: '#f4f5f8', dark: '#0e121b' },
  test: { light: '#f7f5fb', dark: '#14111b' },
};
