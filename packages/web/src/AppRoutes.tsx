import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useBranding } from './branding/brandingContext.ts';
import { ErrorBoundary } from './failures/ErrorBoundary.tsx';
import { RootFallback } from './failures/RootFallback.tsx';
import { LazyPageWithProps } from './fetching/LazyPageLoader.tsx';
import { lazyForgotPasswordPage, lazyRegisterPage } from './identityPages.ts';
import { LoginPage } from './identity/login/LoginPage.tsx';
import { partnerlessSignInPagePaths, type SignInPagePaths } from './identity/navigation/signInPages.ts';
import { partnerSignInPagePaths } from './partners.ts';
import { PublicPageLoadFailure } from './PublicPageLoadFailure.tsx';
import { paths } from './routing/paths.ts';

/**
 * The routes of the application shell (ROUTE-2 to ROUTE-9, S-37, S-39). The partner's are there while the theme requires no
 * login, as are the landing routes, which are pages of their own; any other path leads to the sign-in.
 */
export const AppRoutes = observer(
  ({ onUse, secureArea }: { readonly onUse: () => void; readonly secureArea: ReactNode }) => {
    const { theme } = useBranding();
    const { pathname } = useLocation();
    const registration = (pages: SignInPagePaths) => (
      <LazyPageWithProps key={pages.register} page={lazyRegisterPage} failure={PublicPageLoadFailure} stays>
        {(RegisterPage) => <RegisterPage pages={pages} onUse={onUse} />}
      </LazyPageWithProps>
    );
    return (
      <ErrorBoundary place={pathname} fallback={<RootFallback />}>
        <Routes>
          <Route
            path={paths.login}
            element={<LoginPage pages={partnerlessSignInPagePaths} onUse={onUse} />}
          />
          <Route
            path={paths.forgotPassword}
            element={
              <LazyPageWithProps
                key="forgot"
                page={lazyForgotPasswordPage}
                failure={PublicPageLoadFailure}
                stays
              >
                {(ForgotPasswordPage) => <ForgotPasswordPage onUse={onUse} />}
              </LazyPageWithProps>
            }
          />
          <Route path={paths.register} element={registration(partnerlessSignInPagePaths)} />
          {(theme.requireLogin ? [] : partnerSignInPagePaths).map((pages) => (
            <Route key={pages.login}>
              <Route path={pages.login} element={<LoginPage pages={pages} onUse={onUse} />} />
              <Route path={pages.register} element={registration(pages)} />
            </Route>
          ))}
          <Route path={`${paths.secure.root}/*`} element={secureArea} />
          <Route path="*" element={<Navigate to={paths.login} replace />} />
        </Routes>
      </ErrorBoundary>
    );
  },
);
