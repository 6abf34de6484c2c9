import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { ThemeWordmark } from '../branding/ThemeWordmark.tsx';
import { paths } from '../routing/paths.ts';

/** The first page of a theme: the sign-in where it has no landing page (ROUTE-6). */
const homeOf = ({ requireLogin }: Theme): string => (requireLogin ? paths.login : paths.landing);

/** The names of all brands; the class of the page shows one, so that none has to be fetched or drawn later. */
export const HomeLinksOfAllBrands = () =>
  Object.values(themes).map((theme) => (
    <a key={theme.origin} className="legal-home" href={homeOf(theme)} data-brand={theme.origin}>
      <ThemeWordmark theme={theme} />
    </a>
  ));
