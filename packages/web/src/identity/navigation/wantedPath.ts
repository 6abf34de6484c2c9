import { paths } from '../../routing/paths.ts';

type Wanted = { readonly wanted: string };

/** What the sign-in page is told of the place somebody wanted. */
export const wantedState = (location: { readonly pathname: string; readonly search: string }): Wanted => ({
  wanted: `${location.pathname}${location.search}`,
});

/** The place somebody wanted before they had to sign in, when it is one of the signed-in area; else null. */
export const readWanted = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'wanted' in state &&
  typeof state.wanted === 'string' &&
  (state.wanted === paths.secure.root || state.wanted.startsWith(`${paths.secure.root}/`))
    ? state.wanted
    : null;
