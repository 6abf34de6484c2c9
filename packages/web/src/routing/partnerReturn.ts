import { paths } from './paths.ts';

/** What the partner's own page says of the customer who comes back from it; null for what it does not name. */
type PartnerReturn = {
  readonly code: string | null;
  readonly error: string | null;
  readonly state: string | null;
};

/** Gives the return once; null when there was none, or it was given. */
export type TakePartnerReturn = () => PartnerReturn | null;

/** The names under which a return is told. */
const names = ['code', 'error', 'error_description', 'error_uri', 'state', 'scope', 'iss'];

/**
 * Reads a return from a partner's page, and takes it out of the address at once: a code in the address bar would be in
 * the history, in a bookmark and in what a reload sends (OFX-AUTH-6).
 */
export const takePartnerReturnFromAddress = (
  page: Pick<Window, 'location' | 'history'>,
): TakePartnerReturn => {
  const { pathname, search, hash } = page.location;
  const query = new URLSearchParams(search);
  let found: PartnerReturn | null = null;
  if (pathname === paths.gateway.dashboard && (query.has('code') || query.has('error'))) {
    found = { code: query.get('code'), error: query.get('error'), state: query.get('state') };
    for (const name of names) query.delete(name);
    const rest = query.size === 0 ? '' : `?${query.toString()}`;
    page.history.replaceState(page.history.state, '', pathname + rest + hash);
  }
  return () => {
    const taken = found;
    found = null;
    return taken;
  };
};
