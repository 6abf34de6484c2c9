import type { AuthDestination } from '@fx-gateway/domain/identity/authState.ts';
import { paths } from '../../routing/paths.ts';
import { removeTrailingSlash } from '../../routing/removeTrailingSlash.ts';
import { codeStepState } from './codeStepState.ts';
import { findSignInPagePaths, type SignInPagePaths } from './signInPages.ts';
import { keepWantedPage, readWantedPage } from './makeWantedPageState.ts';

type Place = { readonly pathname: string; readonly state: unknown };

type Navigation = { readonly to: string; readonly replace: boolean; readonly state?: unknown };

const stateOf = (state: object | undefined): { readonly state?: object } =>
  state === undefined ? {} : { state };

/**
 * How to reach a destination of the identity flows from here; null when this is the place already. The code step
 * belongs to the page that asked for the code (S-38), and a partner's pages lead to each other (S-61, REG-7).
 */
export const findIdentityNavigation = (
  destination: AuthDestination,
  { pathname, state }: Place,
  partnerPages: readonly SignInPagePaths[],
): Navigation | null => {
  const path = removeTrailingSlash(pathname);
  const pages = findSignInPagePaths(path, partnerPages);
  switch (destination) {
    case 'dashboard':
      return { to: readWantedPage(state) ?? paths.gateway.dashboard, replace: true };
    case 'onboarding':
      return { to: paths.secure.settings, replace: true };
    case 'settings':
      return path.startsWith(paths.secure.settings) ? null : { to: paths.secure.settings, replace: true };
    case 'verify-code':
      return {
        to: path === paths.forgotPassword ? paths.forgotPassword : pages.register,
        replace: false,
        state: keepWantedPage(state, codeStepState),
      };
    case 'login':
    case 'reset-password':
      if (path === pages.login) return null;
      return { to: pages.login, replace: true, ...stateOf(keepWantedPage(state)) };
  }
};
