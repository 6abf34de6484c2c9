import { themes } from '@fx-gateway/domain/branding';
import { describe, expect, it } from 'vitest';
import { applyTheme } from './applyTheme.ts';

const page = (): Document =>
  new DOMParser().parseFromString(
    '<html><head><title>x</title><link rel="icon" href="/favicon.svg"></head><body></body></html>',
    'text/html',
  );

const looks = (document: Document) => [
  document.title,
  document.documentElement.className,
  document.querySelector('link[rel=icon]')?.getAttribute('href'),
];

describe('the page under a theme (THEME-18, THEME-19)', () => {
  it('takes its title, class and favicon, and drops those of the theme before', () => {
    const document = page();
    applyTheme(themes.test, document);
    expect(looks(document)).toEqual(['TEST PAYMENTS', 'test_theme', '/brand/test-icon.svg']);
    applyTheme(themes.afs, document);
    expect(looks(document)).toEqual(['AFS FX Advantage', 'afs', '/brand/afs-icon.svg']);
    applyTheme(themes.steamchain, document);
    expect(looks(document)).toEqual(['FX Gateway', '', '/favicon.svg']);
  });
});
