import { resolveBrandOrigin, brandOriginStorageKey } from '@fx-gateway/domain/branding/resolveBrandOrigin.ts';
import { findThemeByBrandOrigin, themes } from '@fx-gateway/domain/branding/themes.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { applyThemeBeforePaint } from './applyThemeBeforePaint.ts';
import { buildPrePaintThemes } from './buildPrePaintThemes.ts';

const themeMarks = buildPrePaintThemes(Object.values(themes));

const key = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** A window whose page is left by being asked to. */
const openPage = (search: string, page: 'landing' | 'legal') => {
  const left: string[] = [];
  const fresh = document.implementation.createHTMLDocument();
  fresh.documentElement.dataset['page'] = page;
  const location = { search, replace: (address: string) => void left.push(address) };
  const view = { document: fresh, location, sessionStorage, localStorage } as unknown as Window;
  return { view, root: fresh.documentElement, left };
};

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('before the first paint', () => {
  const origins = [null, 'steamchain', 'afs', 'test', 'elsewhere', '', 'constructor'];

  it.each(origins.flatMap((stored) => origins.map((so) => [stored, so] as const)))(
    'with %j stored and %j in the address the page wears the class of the session’s theme (THEME-13, THEME-14)',
    (stored, so) => {
      if (stored !== null) sessionStorage.setItem(brandOriginStorageKey, stored);
      const theme = findThemeByBrandOrigin(resolveBrandOrigin({ stored, so, hostname: 'x', afsHosts: [] }));
      const search = so === null ? '' : `?so=${so}&id=7`;
      const legal = openPage(search, 'legal');
      applyThemeBeforePaint(legal.view, themeMarks, brandOriginStorageKey);
      expect([legal.root.className, legal.left]).toEqual([theme.className ?? '', []]);
      const landing = openPage(search, 'landing');
      applyThemeBeforePaint(landing.view, themeMarks, brandOriginStorageKey);
      expect(landing.left).toEqual(theme.requireLogin ? [`/login${search}`] : []);
      expect(landing.root.hidden).toBe(theme.requireLogin);
    },
  );

  it('the page knows whether somebody may be signed in (LAND-4, LAND-5)', () => {
    const stranger = openPage('', 'landing');
    applyThemeBeforePaint(stranger.view, themeMarks, brandOriginStorageKey);
    expect(stranger.root.dataset['visitor']).toBeUndefined();
    localStorage.setItem(key, 'dana');
    const customer = openPage('', 'landing');
    applyThemeBeforePaint(customer.view, themeMarks, brandOriginStorageKey);
    expect(customer.root.dataset['visitor']).toBe('customer');
  });

  it('a browser that keeps nothing shows the default brand', () => {
    const { view, root } = openPage('', 'landing');
    const shut = { document: view.document, location: view.location } as unknown as Window;
    applyThemeBeforePaint(shut, themeMarks, brandOriginStorageKey);
    expect([root.className, root.hidden]).toEqual(['', false]);
  });
});
