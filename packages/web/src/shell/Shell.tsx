import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Wordmark } from '../branding/Wordmark.tsx';
import { paths } from '../routing/paths.ts';
import { useDependencies } from '../context/dependenciesContext.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { MobileBar } from './MobileBar.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';
import { Ribbon } from '../branding/Ribbon.tsx';
import { SideNav } from './SideNav.tsx';
import './Shell.css';

/** The frame of every signed-in page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { configuration } = useDependencies();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Ribbon environment={configuration.environment} />
      <MobileBar />
      <div className="shell-columns">
        <aside className="shell-side">
          <Link className="shell-brand" to={paths.secure.root}>
            <Wordmark />
          </Link>
          <SideNav />
        </aside>
        <main className="shell-main" id="content" tabIndex={-1}>
          <ReloadNotice />
          <AccountNotice />
          {children}
        </main>
      </div>
    </div>
  );
};
