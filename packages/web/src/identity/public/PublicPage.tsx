import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BrandIcon } from '../../branding/BrandIcon.tsx';
import { useBranding } from '../../branding/brandingContext.ts';
import { BrandName } from '../../branding/BrandName.tsx';
import { paths } from '../../routing/paths.ts';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { SandboxRibbon } from '../../branding/SandboxRibbon.tsx';
import { publicTitleId } from './publicTitleId.ts';
import { OperationsNotice } from '../../site/OperationsNotice.tsx';
import { useFocusStepHeading } from '../../kit/focus/useFocusStepHeading.ts';
import '../../branding/Wordmark.css';
import './PublicPage.css';

/** The brand on top of a card; it leads to the first page where the brand has one (ROUTE-6). */
const Brand = observer(() => {
  const { theme } = useBranding();
  const drawn = (
    <>
      <BrandIcon origin={theme.origin} size={44} />
      <BrandName theme={theme} size={26} />
    </>
  );
  return theme.requireLogin ? (
    <div className="public-brand">{drawn}</div>
  ) : (
    <a className="public-brand" href={paths.landing}>
      {drawn}
    </a>
  );
});

/** A page without a signed-in user: one card and nothing else. */
export const PublicPage = observer(
  ({
    title,
    step = '',
    lead,
    children,
  }: {
    readonly title: string;
    /** Where a page goes on in place: what its heading says then is a step of its own. */
    readonly step?: string;
    readonly lead?: ReactNode;
    readonly children: ReactNode;
  }) => {
    const { environment, operator } = useDependencies().configuration;
    const { contactEmail } = useBranding().theme;
    const heading = useFocusStepHeading(step);
    return (
      <div className="public">
        <SandboxRibbon environment={environment} />
        <main className="public-card">
          <header className="public-header">
            <Brand />
            <h1 id={publicTitleId} className="public-title" tabIndex={-1} ref={heading}>
              {title}
            </h1>
            {lead === undefined ? null : <p>{lead}</p>}
          </header>
          {children}
        </main>
        <div className="public-notice">
          <OperationsNotice />
        </div>
        <footer className="public-footer">
          <a href={paths.userAgreement}>User agreement</a>
          <a href={paths.privacyPolicy}>Privacy policy</a>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {operator?.name}
          {operator?.statusPage && <a href={operator.statusPage}>Status</a>}
        </footer>
      </div>
    );
  },
);
