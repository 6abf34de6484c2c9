import type { SessionBrandOrigin, Theme } from './theme.ts';

/** The brands (THEME-3 to THEME-9, S-36). */
export const themes: Readonly<Record<SessionBrandOrigin, Theme>> = {
  steamchain: {
    origin: 'steamchain',
    fiatOnly: false,
    className: null,
    requireLogin: false,
    pageTitle: 'FX Gateway',
    branding: 'FX Gateway',
    logoAlt: 'FX Gateway',
    contactEmail: '',
    isUserBrand: true,
    ratesLogo: false,
    favicon: null,
  },
  afs: {
    origin: 'afs',
    fiatOnly: true,
    className: 'afs',
    requireLogin: true,
    pageTitle: 'AFS FX Advantage',
    branding: 'AFS FX Advantage',
    logoAlt: 'AFS FX Advantage',
    contactEmail: '',
    isUserBrand: true,
    ratesLogo: true,
    favicon: '/brand/afs-icon.svg',
  },
  test: {
    origin: 'test',
    fiatOnly: true,
    className: 'test_theme',
    requireLogin: true,
    pageTitle: 'TEST PAYMENTS',
    branding: 'Test Payments',
    logoAlt: 'Test Payments',
    contactEmail: '',
    isUserBrand: false,
    ratesLogo: false,
    favicon: '/brand/test-icon.svg',
  },
};

export const defaultTheme: Theme = themes.steamchain;

const isOrigin = (text: string): text is SessionBrandOrigin => Object.hasOwn(themes, text);

/** The theme of an origin; an unknown or missing one gives the default (THEME-11). */
export const findThemeByBrandOrigin = (origin: string | null): Theme =>
  origin !== null && isOrigin(origin) ? themes[origin] : defaultTheme;

/** The origin that a user's own record names, where a user may have it; else the default (USER-4, S-34). */
export const readUserBrandOrigin = (named: string | undefined): SessionBrandOrigin => {
  const theme = findThemeByBrandOrigin(named ?? null);
  return theme.isUserBrand ? theme.origin : defaultTheme.origin;
};

/**
 * The theme after an origin became known late: it changes only while the current one is the default, and only to a
 * different origin that is not empty (THEME-12).
 */
export const resolveThemeForLateBrandOrigin = (current: Theme, origin: string | null): Theme =>
  current.origin === defaultTheme.origin && origin !== null && origin !== '' && origin !== current.origin
    ? findThemeByBrandOrigin(origin)
    : current;
