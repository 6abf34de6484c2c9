import { defaultTheme } from './themes.ts';

/** The key in session storage that keeps the origin (THEME-16). */
export const brandOriginStorageKey = 'sessionOrigin';

/**
 * The origin of this session, the last that applies: the stored one, then the query's `so`, known or not, then the
 * partner's own hosts, which are always afs (THEME-13 to THEME-15, S-31 to S-33). Hosts are compared exactly.
 */
export const resolveBrandOrigin = (known: {
  readonly stored: string | null;
  readonly so: string | null;
  readonly hostname: string;
  readonly afsHosts: readonly string[];
}): string => {
  if (known.afsHosts.some((host) => host.toLowerCase() === known.hostname.toLowerCase())) return 'afs';
  return known.so ?? known.stored ?? defaultTheme.origin;
};
