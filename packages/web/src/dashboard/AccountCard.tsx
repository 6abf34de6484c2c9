import type { Account } from '@fx-gateway/domain/account/account.ts';
import { organizationFormOf } from '@fx-gateway/domain/account/organizationForm.ts';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../account/accountContext.ts';
import { Badge } from '../kit/facts/Badge.tsx';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import '../kit/waiting/SkeletonRows.css';
import { paths } from '../routing/paths.ts';

const Ready = ({ account, awaits }: { readonly account: Account; readonly awaits: boolean }) => {
  const { orgName, firstName, lastName, city, state } = organizationFormOf(account.settings);
  const lines = [`${firstName} ${lastName}`.trim(), [city, state].filter(Boolean).join(', ')];
  return (
    <>
      <p className="dashboard-organization">{orgName === '' ? 'Your organization' : orgName}</p>
      {lines.filter(Boolean).map((line) => (
        <p className="dashboard-none" key={line}>
          {line}
        </p>
      ))}
      <p>Your account details are complete.</p>
      <ButtonLink look={awaits ? 'quiet' : 'primary'} to={paths.gateway.dashboard}>
        Book A Deal
      </ButtonLink>
    </>
  );
};

const SettingUp = () => (
  <>
    <p className="dashboard-organization">Almost there</p>
    <p>Your partner needs to know who you are before money can move.</p>
    <ButtonLink look="primary" to={paths.secure.settings}>
      Complete Account Setup
    </ButtonLink>
  </>
);

/** As high as what it stands for. */
const Waiting = () => (
  <div className="dashboard-account" aria-busy="true">
    <output className="visually-hidden">Loading your account...</output>
    <p className="dashboard-organization" aria-hidden="true">
      <span className="skeleton-bar skeleton-line skeleton-bar-long" />
    </p>
    {[1, 2, 3].map((line) => (
      <p key={line} aria-hidden="true">
        <span className="skeleton-bar skeleton-line" />
      </p>
    ))}
    <span className="skeleton-button" aria-hidden="true" />
  </div>
);

/** How the account stands and what comes next (S-41): nothing can be booked while the partner's connection is awaited. */
export const AccountCard = observer(({ awaits }: { readonly awaits: boolean }) => {
  const { state, account } = useAccount();
  const settingUp = state.status === 'setup';
  return (
    <Card
      title="Your Account"
      aside={
        account === null ? undefined : settingUp ? (
          <Badge tone="warning">Setup</Badge>
        ) : (
          <Badge tone="positive">Complete</Badge>
        )
      }
    >
      <div className="dashboard-account">
        {account !== null ? (
          settingUp ? (
            <SettingUp />
          ) : (
            <Ready account={account} awaits={awaits} />
          )
        ) : state.status === 'loading' ? (
          <Waiting />
        ) : (
          <p className="dashboard-none">Your account could not be loaded. Nothing in it has changed.</p>
        )}
      </div>
    </Card>
  );
});
