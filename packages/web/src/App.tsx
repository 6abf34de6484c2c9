import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AuthNavigator } from './identity/AuthNavigator.tsx';
import { Guard } from './identity/Guard.tsx';
import { useIdentity } from './identity/identityDoor.ts';
import { LoginPage } from './identity/LoginPage.tsx';
import { CentredSpinner } from './kit/CentredSpinner.tsx';
import { paths } from './paths.ts';

const SecureArea = lazy(async () => ({ default: (await import('./shell/SecureArea.tsx')).SecureArea }));

/** The routes of the application shell; any other path leads to the sign-in (ROUTE-9). */
export const App = () => {
  const identity = useIdentity();
  useEffect(() => void identity.start(), [identity]);
  return (
    <BrowserRouter>
      <AuthNavigator />
      <Routes>
        <Route path={paths.login} element={<LoginPage />} />
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
