import type { SessionOrigin, Theme } from './theme.ts';

/** The three themes (THEME-3 to THEME-9); contact addresses come from the configuration (S-36). */
export const themes: Record<SessionOrigin, Theme> = {
  steamchain: {
    origin: 'steamchain',
    fiatOnly: false,
    requireLogin: false,
    ratesLogo: false,
    className: null,
    pageTitle: 'FX Gateway',
    branding: 'FX Gateway',
    logoAlt: 'FX Gateway',
    favicon: null,
  },
  afs: {
    origin: 'afs',
    fiatOnly: true,
    requireLogin: true,
    ratesLogo: true,
    className: 'afs',
    pageTitle: 'AFS FX Advantage',
    branding: 'AFS FX Advantage',
    logoAlt: 'AFS FX Advantage',
    favicon: '/afs-icon.svg',
  },
  test: {
    origin: 'test',
    fiatOnly: true,
    requireLogin: true,
    ratesLogo: false,
    className: 'test_theme',
    pageTitle: 'TEST PAYMENTS',
    branding: 'TEST PAYMENTS',
    logoAlt: 'TEST PAYMENTS',
    favicon: null,
  },
};

export const defaultTheme = themes.steamchain;
