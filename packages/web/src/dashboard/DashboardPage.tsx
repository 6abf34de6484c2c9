import { accountListMessages } from '@fx-gateway/domain/account/accountFailureMessages.ts';
import { getUserDisplayName } from '@fx-gateway/domain/identity/readUser.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAccount } from '../account/accountContext.ts';
import { useBranding } from '../branding/brandingContext.ts';
import { PartnerPageSection } from '../partner-frame/PartnerPageSection.tsx';
import { useIdentity } from '../identity/identityContext.ts';
import { Card } from '../kit/layout/Card.tsx';
import { Page } from '../kit/layout/Page.tsx';
import { SkeletonRows } from '../kit/waiting/SkeletonRows.tsx';
import { AccountCard } from './AccountCard.tsx';
import { DashboardPageLinks } from './DashboardPageLinks.tsx';
import './DashboardPage.css';
import { readEntryName } from './readEntryName.ts';

/** The partners or exchanges of the account, or in a line that there are none yet (ACCT-2). */
const AccountEntries = ({
  title,
  entries,
  none,
}: {
  readonly title: string;
  readonly entries: readonly unknown[];
  readonly none: string;
}) => {
  const names = [...new Set(entries.map(readEntryName).filter((name) => name !== null))];
  if (names.length === 0) return <p className="dashboard-none">{none}</p>;
  return (
    <Card title={title}>
      <ul className="dashboard-entries">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Card>
  );
};

const waiting = (
  <Card title="Latest Orders" flush>
    <SkeletonRows words="Loading..." rows={5} />
  </Card>
);

/**
 * The main dashboard: how the account stands, the latest business, and where to go (ROUTE-8, S-41); who is still setting
 * up has no business yet.
 */
export const DashboardPage = observer(() => {
  const { user } = useIdentity();
  const { theme } = useBranding();
  const { state, account } = useAccount();
  const [awaits, setAwaits] = useState(false);
  return (
    <Page
      title="Dashboard"
      {...(user === null ? {} : { lead: `Welcome back, ${getUserDisplayName(user)}.` })}
    >
      <div className="dashboard">
        {state.status === 'setup' ? null : (
          <div className="dashboard-business">
            <PartnerPageSection part="dashboard" waiting={waiting} onAwaiting={setAwaits} />
          </div>
        )}
        <div className="dashboard-account-column">
          <AccountCard awaits={awaits} />
          <DashboardPageLinks />
        </div>
        {theme.fiatOnly || account === null ? null : (
          <div className="dashboard-connections">
            <AccountEntries
              title="Partners"
              entries={account.partners}
              none={accountListMessages.noPartners}
            />
            <AccountEntries
              title="Exchanges"
              entries={account.exchanges}
              none={accountListMessages.noExchanges}
            />
          </div>
        )}
      </div>
    </Page>
  );
});
