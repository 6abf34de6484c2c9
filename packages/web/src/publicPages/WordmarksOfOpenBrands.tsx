import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { ThemeWordmark } from '../branding/ThemeWordmark.tsx';

/** The names of all brands that have a landing page; the class of the page shows one, as on the legal pages. */
export const WordmarksOfOpenBrands = () =>
  Object.values(themes)
    .filter(({ requireLogin }) => !requireLogin)
    .map((theme) => (
      <span className="brand-choice" data-brand={theme.origin} key={theme.origin}>
        <ThemeWordmark theme={theme} />
      </span>
    ));
