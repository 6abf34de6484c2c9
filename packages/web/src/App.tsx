import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ApplySessionTheme } from './shell/ApplySessionTheme.tsx';
import { prefetchPage } from './routing/prefetchPage.ts';
import { makeLazyPage } from './routing/makeLazyPage.ts';
import { HistoryInterceptor } from './routing/HistoryInterceptor.tsx';
import { AuthNavigator } from './identity/navigation/AuthNavigator.tsx';
import { RequireSignIn } from './identity/navigation/RequireSignIn.tsx';
import { useIdentity } from './identity/identityContext.ts';
import { useSession } from './session/sessionContext.ts';
import { RootFallback } from './failures/RootFallback.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { partnerSignInPagePaths } from './partners.ts';
import { paths } from './routing/paths.ts';
import { useSiteWatch } from './site/useSiteWatch.ts';
import { LazyPageLoader } from './fetching/LazyPageLoader.tsx';

const secureArea = makeLazyPage(async () => (await import('./shell/SecureArea.tsx')).SecureArea);

/** Fetches the signed-in area while it is still unknown who is signed in. */
const prepareSecureArea = (): void => prefetchPage(secureArea);

/**
 * The application shell: the user, the brand and the routes. No navigation is a transition: the page that is left would
 * stay on screen until the next one is drawn, and take what is typed for that.
 */
export const App = () => {
  const identity = useIdentity();
  const session = useSession();
  useSiteWatch();
  useEffect(() => {
    if (globalThis.location.pathname.startsWith(paths.secure.root)) prepareSecureArea();
    return session.start();
  }, [session]);
  const handleUse = (): void => {
    identity.prepare();
    prepareSecureArea();
  };
  return (
    <BrowserRouter useTransitions={false}>
      <HistoryInterceptor>
        <ApplySessionTheme />
        <AuthNavigator partnerPages={partnerSignInPagePaths} />
        <AppRoutes
          onUse={handleUse}
          secureArea={
            <RequireSignIn>
              <LazyPageLoader page={secureArea} failure={RootFallback} />
            </RequireSignIn>
          }
        />
      </HistoryInterceptor>
    </BrowserRouter>
  );
};
