import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { BrandedPage } from './shell/BrandedPage.tsx';
import { fetchAhead } from './routing/fetchAhead.ts';
import { lazyPage } from './routing/lazyPage.ts';
import { HistoryGate } from './routing/HistoryGate.tsx';
import { AuthNavigator } from './identity/navigation/AuthNavigator.tsx';
import { Guard } from './identity/navigation/Guard.tsx';
import { useIdentity } from './identity/identityContext.ts';
import { useSession } from './session/sessionContext.ts';
import { RootFallback } from './failures/RootFallback.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { partnerSignInPages } from './partners.ts';
import { paths } from './routing/paths.ts';
import { FetchedPage } from './fetching/FetchedPage.tsx';

const secureArea = lazyPage(async () => (await import('./shell/SecureArea.tsx')).SecureArea);

/** Fetches the signed-in area while it is still unknown who is signed in. */
const prepareSecureArea = (): void => fetchAhead(secureArea);

/**
 * The application shell: the user, the brand and the routes. No navigation is a transition: the page that is left would
 * stay on screen until the next one is drawn, and take what is typed for that.
 */
export const App = () => {
  const identity = useIdentity();
  const session = useSession();
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
      <HistoryGate>
        <BrandedPage />
        <AuthNavigator partnerPages={partnerSignInPages} />
        <AppRoutes
          onUse={handleUse}
          secureArea={
            <Guard>
              <FetchedPage page={secureArea} failure={RootFallback} />
            </Guard>
          }
        />
      </HistoryGate>
    </BrowserRouter>
  );
};
