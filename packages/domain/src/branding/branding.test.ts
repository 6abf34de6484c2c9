import { describe, expect, it } from 'vitest';
import { resolveBrandOrigin, brandOriginStorageKey } from './resolveBrandOrigin.ts';
import {
  defaultTheme,
  resolveThemeForLateBrandOrigin,
  readUserBrandOrigin,
  findThemeByBrandOrigin,
  themes,
} from './themes.ts';

const page = {
  stored: null,
  so: null,
  hostname: 'example.test',
  afsHosts: ['pay.afs.test', 'demo.afs.test'],
};

describe('the origin of a session (THEME-13 to THEME-15, S-32, S-33)', () => {
  it.each([
    [{}, 'steamchain'],
    [{ stored: 'afs' }, 'afs'],
    [{ stored: 'afs', so: 'test' }, 'test'],
    [{ stored: 'afs', so: 'unheard-of' }, 'unheard-of'],
    [{ so: 'test', hostname: 'demo.afs.test' }, 'afs'],
    [{ so: 'test', hostname: 'DEMO.afs.test' }, 'afs'],
    [{ hostname: 'evil-demo.afs.test' }, 'steamchain'],
    [{ stored: 'test', so: '' }, ''],
  ])('%j gives %s', (known, origin) => {
    expect(resolveBrandOrigin({ ...page, ...known })).toBe(origin);
  });
});

it('three origins are known, and that of a session is kept as sessionOrigin (THEME-2, THEME-16)', () => {
  expect(Object.values(themes).map(({ origin }) => origin)).toEqual(['steamchain', 'afs', 'test']);
  expect(brandOriginStorageKey).toBe('sessionOrigin');
});

describe('the theme (THEME-3 to THEME-12)', () => {
  it('follows the origin; unknown or missing gives the default', () => {
    expect(findThemeByBrandOrigin('afs')).toMatchObject({
      className: 'afs',
      fiatOnly: true,
      requireLogin: true,
      ratesLogo: true,
      pageTitle: 'AFS FX Advantage',
      favicon: '/brand/afs-icon.svg',
    });
    expect(findThemeByBrandOrigin('test')).toMatchObject({
      className: 'test_theme',
      fiatOnly: true,
      requireLogin: true,
      ratesLogo: false,
    });
    expect(findThemeByBrandOrigin('test').pageTitle).toBe('TEST PAYMENTS');
    expect([
      findThemeByBrandOrigin(null),
      findThemeByBrandOrigin(''),
      findThemeByBrandOrigin('toString'),
    ]).toEqual([defaultTheme, defaultTheme, defaultTheme]);
    expect(defaultTheme).toMatchObject({
      fiatOnly: false,
      requireLogin: false,
      ratesLogo: false,
      favicon: null,
      className: null,
    });
  });

  it('of a user is the one that their record names where users may have it, else the default (USER-4, S-34)', () => {
    expect(['afs', 'test', 'steamchain', 'elsewhere', '', undefined].map(readUserBrandOrigin)).toEqual([
      'afs',
      ...Array.from({ length: 5 }, () => 'steamchain'),
    ]);
  });

  it('may change late only from the default, and only to another origin', () => {
    expect(resolveThemeForLateBrandOrigin(defaultTheme, 'afs')).toBe(themes.afs);
    expect(resolveThemeForLateBrandOrigin(defaultTheme, '')).toBe(defaultTheme);
    expect(resolveThemeForLateBrandOrigin(defaultTheme, null)).toBe(defaultTheme);
    expect(resolveThemeForLateBrandOrigin(themes.afs, 'test')).toBe(themes.afs);
  });
});
