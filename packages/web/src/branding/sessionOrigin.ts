import {
  brandOriginStorageKey,
  type resolveBrandOrigin,
} from '@fx-gateway/domain/branding/resolveBrandOrigin.ts';

type Known = Parameters<typeof resolveBrandOrigin>[0];

/** What the page knows of the origin of its session; a browser that keeps nothing knows less (THEME-13 to THEME-15). */
export const readKnownBrandOrigin = (page: Window, afsHosts: readonly string[]): Known => ({
  stored: readStored(page),
  so: new URLSearchParams(page.location.search).get('so'),
  hostname: page.location.hostname,
  afsHosts,
});

/** Keeps the origin for the rest of the browser session (THEME-16). */
export const storeSessionBrandOrigin = (page: Window, origin: string): void => {
  try {
    page.sessionStorage.setItem(brandOriginStorageKey, origin);
  } catch {
    // The brand then lasts as long as the page.
  }
};

const readStored = (page: Window): string | null => {
  try {
    return page.sessionStorage.getItem(brandOriginStorageKey);
  } catch {
    return null;
  }
};
