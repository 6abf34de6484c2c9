import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';

/** By origin, what must be known of a theme before anything is painted; the default theme has no mark. */
export type ThemesBeforePaint = Readonly<
  Record<string, { readonly className: string; readonly requireLogin: boolean }>
>;

/**
 * Runs before the first paint of a page that was written at build time: puts on the class of the origin that the
 * address names or the session has kept (THEME-13, THEME-14), leaves a landing page that the theme does not have
 * (ROUTE-6), and says whether a user may be signed in, so that nothing jumps later (LAND-4, LAND-5).
 */
export const applyThemeBeforePaint = (page: Window, marks: ThemesBeforePaint, key: string): void => {
  const { documentElement: root } = page.document;
  const { search } = page.location;
  const stored = (): string | null => {
    try {
      return page.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const origin = new URLSearchParams(search).get('so') ?? stored() ?? '';
  const mark = Object.hasOwn(marks, origin) ? marks[origin] : undefined;
  if (mark !== undefined) root.classList.add(mark.className);
  if (mark?.requireLogin === true && root.dataset['page'] === 'landing') {
    root.hidden = true;
    page.location.replace(`/login${search}`);
  }
  if (mayBeSignedIn(() => page.localStorage)) root.dataset['visitor'] = 'customer';
};
