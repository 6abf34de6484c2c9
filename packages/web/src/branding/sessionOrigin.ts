import { sessionOriginKey, type resolveOrigin } from '@fx-gateway/domain/branding/resolveOrigin.ts';

type Known = Parameters<typeof resolveOrigin>[0];

/** What the page knows of the origin of its session; a browser that keeps nothing knows less (THEME-13 to THEME-15). */
export const readKnownOrigin = (page: Window, afsHosts: readonly string[]): Known => ({
  stored: readStored(page),
  so: new URLSearchParams(page.location.search).get('so'),
  hostname: page.location.hostname,
  afsHosts,
});

/** Keeps the origin for the rest of the browser session (THEME-16). */
export const storeSessionOrigin = (page: Window, origin: string): void => {
  try {
    page.sessionStorage.setItem(sessionOriginKey, origin);
  } catch {
    // The brand then lasts as long as the page.
  }
};

const readStored = (page: Window): string | null => {
  try {
    return page.sessionStorage.getItem(sessionOriginKey);
  } catch {
    return null;
  }
};
