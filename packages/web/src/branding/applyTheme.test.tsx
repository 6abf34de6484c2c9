import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { describe, expect, it } from 'vitest';
import html from '../../app.html?raw';
import { applyTheme } from './applyTheme.ts';
import { pageColours } from './pageColours.ts';

const page = (): Document => new DOMParser().parseFromString(html, 'text/html');

const looks = (document: Document) => [
  document.title,
  document.documentElement.className,
  document.querySelector('link[rel=icon]')?.getAttribute('href'),
];

describe('the page under a theme (THEME-18, THEME-19)', () => {
  it('takes its title, class and favicon, and drops those of the theme before', () => {
    const document = page();
    expect(looks(document)).toEqual(['Loading...', 'no-theme', 'data:,']);
    applyTheme(themes.test, document);
    expect(looks(document)).toEqual(['TEST PAYMENTS', 'test_theme', '/brand/test-icon.svg']);
    applyTheme(themes.afs, document);
    expect(looks(document)).toEqual(['AFS FX Advantage', 'afs', '/brand/afs-icon.svg']);
    applyTheme(themes.steamchain, document);
    expect(looks(document)).toEqual(['FX Gateway', '', '/favicon.svg']);
  });

  it.each(Object.values(themes))('of $origin has its colour around it, by day and by night', (theme) => {
    const document = page();
    applyTheme(theme, document);
    const around = [...document.querySelectorAll('meta[name=theme-color]')];
    expect(around.map((meta) => meta.getAttribute('content'))).toEqual([
      pageColours[theme.origin].light,
      pageColours[theme.origin].dark,
    ]);
  });
});
