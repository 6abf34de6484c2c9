import type { AuthDestination } from '@fx-gateway/domain/identity';
import { paths } from '../../routing/paths.ts';
import { codeStep } from './flowStep.ts';
import { readWanted } from './wantedPath.ts';

type Place = { readonly pathname: string; readonly state: unknown };

export type Way = { readonly to: string; readonly replace: boolean; readonly state?: unknown };

const isOfx = (pathname: string): boolean => pathname.startsWith('/ofx/');

/**
 * Where a destination of the identity flows lies, seen from here; null when this is the place already. The code step
 * belongs to the page that asked for the code (S-38), and the partner's pages lead to each other (S-61, REG-7).
 */
export const wayTo = (destination: AuthDestination, here: Place): Way | null => {
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
      return here.pathname === paths.forgotPassword
        ? { to: paths.forgotPassword, replace: false, state: codeStep }
        : { to: isOfx(here.pathname) ? paths.ofxRegister : paths.register, replace: false, state: codeStep };
    case 'login':
    case 'reset-password': {
      const to = isOfx(here.pathname) ? paths.ofxLogin : paths.login;
      return here.pathname === to ? null : { to, replace: true };
    }
  }
};
