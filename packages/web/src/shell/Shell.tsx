import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Wordmark } from '../branding/Wordmark.tsx';
import { paths } from '../routing/paths.ts';
import { useDependencies } from '../context/dependenciesContext.ts';
import { RatesSidebar } from '../market-rates/RatesSidebar.tsx';
import { MobileBar } from './MobileBar.tsx';
import { SandboxRibbon } from '../branding/SandboxRibbon.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SideNav } from './SideNav.tsx';
import './Shell.css';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../account/accountContext.ts';
import { useBranding } from '../branding/brandingContext.ts';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
import { OpenPaletteButton } from '../palette/OpenPaletteButton.tsx';
import { navItemsFor } from './navItemsFor.ts';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { noticesId } from '../kit/notices/noticesId.ts';
import { stickyOverBarsRef } from '../kit/layout/stickyEdges.ts';
import { anotherVersion } from '../reload/anotherVersion.ts';
import { usePageReload } from '../reload/reloadContext.ts';
import { OperationsNotice } from '../site/OperationsNotice.tsx';

/** A reload that waits for a form, or another release: the user decides when. */
const ReloadNotice = observer(() => {
  const { waiting, replaced, blocked, now } = usePageReload();
  if (!waiting && !replaced) return null;
  return (
    <Notice tone="warning" title={waiting ? 'This page needs to be loaded again.' : anotherVersion}>
      {waiting || blocked ? <p>What you typed is still here; it is gone after the reload.</p> : null}
      <div className="notice-next">
        <QuietButton onPress={now}>Reload now</QuietButton>
      </div>
    </Notice>
  );
});

/** Says that the account could not be loaded, and offers to try again. */
const AccountNotice = observer(() => {
  const account = useAccount();
  if (account.failure === null) return null;
  return (
    <FailureNotice
      happened={account.failure.message}
      requestId={account.failure.requestId}
      next={<QuietButton onPress={() => void account.start()}>Try again</QuietButton>}
    />
  );
});

/** The command field knows every page that the user may open, and no other. */
const WithCommands = observer(({ children }: { readonly children: ReactNode }) => {
  const account = useAccount();
  const { fiatOnly } = useBranding().theme;
  const pages = [
    { label: 'Dashboard', href: paths.secure.root },
    ...navItemsFor({ fiatOnly, allows: account.allows }),
  ];
  return <PaletteProvider pages={pages}>{children}</PaletteProvider>;
});

/** The frame of every signed-in page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { configuration } = useDependencies();
  return (
    <WithCommands>
      <div className="shell">
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SandboxRibbon environment={configuration.environment} />
        <MobileBar />
        <PrintHead />
        <div className="shell-columns">
          <aside className="shell-side">
            <Link className="shell-brand" to={paths.secure.root}>
              <Wordmark />
            </Link>
            <OpenPaletteButton />
            <SideNav />
          </aside>
          <main className="shell-main" id="content" tabIndex={-1}>
            {children}
            <div className="shell-notices" id={noticesId} ref={stickyOverBarsRef}>
              <OperationsNotice />
              <ReloadNotice />
              <AccountNotice />
            </div>
          </main>
          <RatesSidebar />
        </div>
      </div>
    </WithCommands>
  );
};
