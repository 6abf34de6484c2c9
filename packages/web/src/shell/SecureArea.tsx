import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountProvider } from '../account/AccountProvider.tsx';
import { useAccount } from '../account/accountContext.ts';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { IdleMonitor } from '../idle/IdleMonitor.tsx';
import { useBranding } from '../branding/brandingContext.ts';
import { useIdentity } from '../identity/identityContext.ts';
import { usePrefetchOverlays } from '../kit/dialogs/usePrefetchOverlays.ts';
import { createTabTitle, TabTitleContext } from '../kit/layout/tabTitle.ts';
import { RatesProvider } from '../market-rates/RatesProvider.tsx';
import { useRestoreLinkFocusOnBack } from '../kit/focus/useRestoreLinkFocusOnBack.ts';
import { useScrollToTopOnNewPage } from '../routing/useScrollToTopOnNewPage.ts';
import { LockScreen } from '../session/LockScreen.tsx';
import { useSession } from '../session/sessionContext.ts';
import { SigningOutCover } from '../session/SigningOutCover.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';
import { SecureRoutes } from './SecureRoutes.tsx';
import { SetupDialog } from './SetupDialog.tsx';
import { Shell } from './Shell.tsx';
import '../branding/blueprint.css';

const SignedIn = observer(() => {
  const account = useAccount();
  const sub = useIdentity().user?.sub;
  const { locked } = useSession();
  const { theme } = useBranding();
  const { pathname } = useLocation();
  const tabTitle = useMemo(
    () => createTabTitle(theme.pageTitle, (title) => (document.title = title)),
    [theme],
  );
  useScrollToTopOnNewPage();
  useRestoreLinkFocusOnBack();
  usePrefetchOverlays();
  useEffect(() => {
    if (sub !== undefined) void account.start();
  }, [account, sub]);
  useEffect(() => {
    // What could not be loaded because no user was signed in is loaded again.
    if (!locked && account.failure !== null) void account.start();
  }, [account, locked]);
  return (
    <RatesProvider>
      <TabTitleContext value={tabTitle}>
        <Shell>
          <ErrorBoundary place={pathname} fallback={<PageFailure />}>
            <SecureRoutes />
          </ErrorBoundary>
        </Shell>
      </TabTitleContext>
      <SetupDialog key={sub} />
      <IdleMonitor />
      <LockScreen />
      <SigningOutCover />
    </RatesProvider>
  );
});

/** Everything behind the sign-in. */
export const SecureArea = () => (
  <AccountProvider>
    <SignedIn />
  </AccountProvider>
);
