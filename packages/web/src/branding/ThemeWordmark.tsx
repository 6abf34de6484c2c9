import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { BrandIcon } from './BrandIcon.tsx';
import { BrandName } from './BrandName.tsx';

/** The mark of a theme with its drawn name beside it. */
export const ThemeWordmark = ({ theme, size = 28 }: { readonly theme: Theme; readonly size?: number }) => (
  <span className="wordmark">
    <BrandIcon origin={theme.origin} size={size} />
    <BrandName theme={theme} size={size} />
  </span>
);
