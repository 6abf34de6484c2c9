import { paths } from '../../routing/paths.ts';

type Wanted = { readonly wanted: string };

/** The navigation state that carries the wanted page to the sign-in page. */
export const makeWantedPageState = (location: {
  readonly pathname: string;
  readonly search: string;
}): Wanted => ({
  wanted: `${location.pathname}${location.search}`,
});

/** The navigation state `next`, with the wanted page that `current` carries. */
export const keepWantedPage = (current: unknown, next?: object): object | undefined => {
  const wanted = readWantedPage(current);
  return wanted === null ? next : { ...next, wanted };
};

/** The page that was wanted before the sign-in, when it is in the signed-in area; else null. */
export const readWantedPage = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'wanted' in state &&
  typeof state.wanted === 'string' &&
  (state.wanted === paths.secure.root || state.wanted.startsWith(`${paths.secure.root}/`))
    ? state.wanted
    : null;
