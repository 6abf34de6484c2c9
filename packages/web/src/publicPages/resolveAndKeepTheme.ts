import { resolveOrigin } from '@fx-gateway/domain/branding/resolveOrigin.ts';
import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { themeOf } from '@fx-gateway/domain/branding/themes.ts';
import { keepOrigin, readKnownOrigin } from '../branding/sessionOrigin.ts';

/** Resolves the origin of this session as far as the hosts are known, stores it again and gives its theme. */
export const resolveAndKeepTheme = (page: Window, afsHosts: readonly string[] = []): Theme => {
  const origin = resolveOrigin(readKnownOrigin(page, afsHosts));
  keepOrigin(page, origin);
  return themeOf(origin);
};
