import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AuthNavigator } from './identity/AuthNavigator.tsx';
import { Guard } from './identity/Guard.tsx';
import { useIdentity } from './identity/identityDoor.ts';
import { LoginPage } from './identity/LoginPage.tsx';
import { CentredSpinner } from './kit/CentredSpinner.tsx';
import { paths } from './paths.ts';

const fetchSecureArea = async () => ({ default: (await import('./shell/SecureArea.tsx')).SecureArea });

const SecureArea = lazy(fetchSecureArea);

/** Fetches the signed-in area while it is still being found out who is there; trouble shows when it is needed. */
const prepareSecureArea = (): void => {
  fetchSecureArea().catch(() => undefined);
};

/** The routes of the application shell; any other path leads to the sign-in (ROUTE-9). */
export const App = () => {
  const identity = useIdentity();
  useEffect(() => {
    void identity.start();
    if (globalThis.location.pathname.startsWith(paths.secure.root)) prepareSecureArea();
  }, [identity]);
  const handleUse = (): void => {
    identity.prepare();
    prepareSecureArea();
  };
  return (
    <BrowserRouter>
      <AuthNavigator />
      <Routes>
        <Route path={paths.login} element={<LoginPage onUse={handleUse} />} />
        <Route
          path={`${paths.secure.root}/*`}
          element={
            <Guard>
              <Suspense fallback={<CentredSpinner />}>
                <SecureArea />
              </Suspense>
            </Guard>
          }
        />
        <Route path="*" element={<Navigate to={paths.login} replace />} />
      </Routes>
    </BrowserRouter>
  );
};
