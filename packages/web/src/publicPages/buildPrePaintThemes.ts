import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import type { ThemesBeforePaint } from './applyThemeBeforePaint.ts';

/** The marks of those themes that have a class of their own. */
export const buildPrePaintThemes = (themes: readonly Theme[]): ThemesBeforePaint =>
  Object.fromEntries(
    themes.flatMap(({ origin, className, requireLogin }) =>
      className === null ? [] : [[origin, { className, requireLogin }]],
    ),
  );
