import type { AuthDestination } from '@fx-gateway/domain/identity';
import { paths } from '../../routing/paths.ts';
import { codeStep } from './codeStep.ts';
import { signInPagesAt, type SignInPages } from './signInPages.ts';
import { readWanted } from './wantedState.ts';

type Place = { readonly pathname: string; readonly state: unknown };

type Navigation = { readonly to: string; readonly replace: boolean; readonly state?: unknown };

/**
 * How to reach a destination of the identity flows from here; null when this is the place already. The code step
 * belongs to the page that asked for the code (S-38), and a partner's pages lead to each other (S-61, REG-7).
 */
export const navigationFor = (
  destination: AuthDestination,
  here: Place,
  partnerPages: readonly SignInPages[],
): Navigation | null => {
  const pages = signInPagesAt(here.pathname, partnerPages);
  switch (destination) {
    case 'dashboard':
      return { to: readWanted(here.state) ?? paths.gateway.dashboard, replace: true };
    case 'onboarding':
      return { to: paths.secure.settings, replace: true };
    case 'settings':
      return here.pathname.startsWith(paths.secure.settings)
        ? null
        : { to: paths.secure.settings, replace: true };
    case 'verify-code':
      return {
        to: here.pathname === paths.forgotPassword ? paths.forgotPassword : pages.register,
        replace: false,
        state: codeStep,
      };
    case 'login':
    case 'reset-password':
      return here.pathname === pages.login ? null : { to: pages.login, replace: true };
  }
};
