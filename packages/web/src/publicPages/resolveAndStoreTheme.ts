import { resolveOrigin } from '@fx-gateway/domain/branding/resolveOrigin.ts';
import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { themeOf } from '@fx-gateway/domain/branding/themes.ts';
import { storeSessionOrigin, readKnownOrigin } from '../branding/sessionOrigin.ts';

/** Resolves the origin of this session as far as the hosts are known, stores it again and gives its theme. */
export const resolveAndStoreTheme = (page: Window, afsHosts: readonly string[] = []): Theme => {
  const origin = resolveOrigin(readKnownOrigin(page, afsHosts));
  storeSessionOrigin(page, origin);
  return themeOf(origin);
};
