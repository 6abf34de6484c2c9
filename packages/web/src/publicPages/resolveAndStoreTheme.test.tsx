import { resolveBrandOrigin, brandOriginStorageKey } from '@fx-gateway/domain/branding/resolveBrandOrigin.ts';
import { findThemeByBrandOrigin } from '@fx-gateway/domain/branding/themes.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { resolveAndStoreTheme } from './resolveAndStoreTheme.ts';
import { parseSiteConfiguration } from './siteConfiguration.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the brand of a page that was written at build time', () => {
  const origins = [null, 'steamchain', 'afs', 'test', 'elsewhere', ''];
  const hosts = [[], ['localhost'], ['LOCALHOST'], ['other.test']];
  it.each(origins.flatMap((stored) => origins.map((so) => [stored, so] as const)))(
    'with %j stored and %j in the address is the one of the application',
    (stored, so) => {
      for (const afsHosts of hosts) {
        sessionStorage.clear();
        if (stored !== null) sessionStorage.setItem(brandOriginStorageKey, stored);
        history.replaceState(null, '', so === null ? '/' : `/?so=${so}`);
        const origin = resolveBrandOrigin({ stored, so, hostname: location.hostname, afsHosts });
        expect(resolveAndStoreTheme(window, afsHosts)).toBe(findThemeByBrandOrigin(origin));
        expect(sessionStorage.getItem(brandOriginStorageKey)).toBe(origin);
      }
    },
  );
});

describe('what such a page reads of the configuration', () => {
  it('is what it needs', () => {
    const site = parseSiteConfiguration({
      environment: { kind: 'sandbox' },
      branding: { afsHosts: ['a.test'], contactEmails: { afs: 'help@a.test' } },
      support: { scheduleCallUrl: 'https://calendar.test/fx' },
    });
    expect([site.sandbox, site.afsHosts, site.contactEmails.get('afs'), site.scheduleCallUrl]).toEqual([
      true,
      ['a.test'],
      'help@a.test',
      'https://calendar.test/fx',
    ]);
  });

  it.each([
    null,
    'text',
    {},
    { support: { scheduleCallUrl: 'javascript:alert()' } },
    { branding: { afsHosts: [1], contactEmails: 'x' } },
  ])('is nothing from %j', (configuration) => {
    const site = parseSiteConfiguration(configuration);
    expect([site.sandbox, site.afsHosts, site.contactEmails.has('afs'), site.scheduleCallUrl]).toEqual([
      false,
      [],
      false,
      null,
    ]);
  });
});
