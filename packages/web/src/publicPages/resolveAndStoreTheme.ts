import { resolveBrandOrigin } from '@fx-gateway/domain/branding/resolveBrandOrigin.ts';
import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { findThemeByBrandOrigin } from '@fx-gateway/domain/branding/themes.ts';
import { storeSessionBrandOrigin, readKnownBrandOrigin } from '../branding/sessionOrigin.ts';

/** Resolves the origin of this session as far as the hosts are known, stores it again and gives its theme. */
export const resolveAndStoreTheme = (page: Window, afsHosts: readonly string[] = []): Theme => {
  const origin = resolveBrandOrigin(readKnownBrandOrigin(page, afsHosts));
  storeSessionBrandOrigin(page, origin);
  return findThemeByBrandOrigin(origin);
};
