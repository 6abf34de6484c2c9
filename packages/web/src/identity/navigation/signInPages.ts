import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { paths } from '../../routing/paths.ts';
import { removeTrailingSlash } from '../../routing/removeTrailingSlash.ts';

/** A sign-in page and a registration that lead to each other (S-61). */
export type SignInPagePaths = {
  /** The partner that this registration page sends with a registration; null if it sends none (REG-14, S-62). */
  readonly fxPartner: FxPartner | null;
  readonly login: string;
  readonly register: string;
};

/** Those that belong to no partner. */
export const partnerlessSignInPagePaths: SignInPagePaths = {
  fxPartner: null,
  login: paths.login,
  register: paths.register,
};

/** The pages that a path belongs to: those of a partner, or else the plain ones. */
export const findSignInPagePaths = (
  pathname: string,
  ofPartners: readonly SignInPagePaths[],
): SignInPagePaths => {
  const path = removeTrailingSlash(pathname);
  return (
    ofPartners.find(({ login, register }) => path === login || path === register) ??
    partnerlessSignInPagePaths
  );
};
