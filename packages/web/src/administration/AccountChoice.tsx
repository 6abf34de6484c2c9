import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { missingIntegration } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { observer } from 'mobx-react-lite';
import { Badge } from '../kit/facts/Badge.tsx';
import { useAdministration } from './administrationContext.ts';

/** Amber where the account still needs an integration. */
const IntegrationMark = ({ missing }: { readonly missing: ReturnType<typeof missingIntegration> }) =>
  missing === null ? null : <Badge tone={missing.isTrouble ? 'warning' : 'quiet'}>{missing.mark}</Badge>;

/** The listed accounts, one of which can be chosen (ADMIN-2, ADMIN-17, ADMIN-18). */
export const AccountChoice = observer(() => {
  const store = useAdministration();
  const { accounts, shown } = store;
  if (accounts === null) return <p className="admin-quiet">{administrationMessages.pressList}</p>;
  if (shown.length === 0) return <p className="admin-quiet">{administrationMessages.noAccounts}</p>;
  return (
    <fieldset className="admin-accounts">
      <legend className="visually-hidden">Accounts</legend>
      {shown.map(({ accountId, email, userRoles, ...account }) => (
        <label className="admin-account" key={accountId}>
          <input
            type="radio"
            name="admin-account"
            checked={store.selectedId === accountId}
            onChange={() => store.select(accountId)}
          />
          <span className="admin-account-email">{email}</span>
          <span className="admin-account-marks">
            {userRoles.map((role) => (
              <Badge key={role} tone="accent">
                {role}
              </Badge>
            ))}
            <IntegrationMark missing={missingIntegration(account)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
});
