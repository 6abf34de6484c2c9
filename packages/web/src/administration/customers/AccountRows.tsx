import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Customer } from '@fx-gateway/domain/administration/customers/customer.ts';
import { findMissingIntegration } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/facts/Badge.tsx';
import { scrollFocusedRowIntoView } from '../../kit/focus/scrollFocusedRowIntoView.ts';
import { SortHeader } from '../../kit/lists/SortHeader.tsx';
import { Table } from '../../kit/lists/Table.tsx';
import { accountPath } from '../accountPath.ts';
import type { AccountListStore } from '../AccountListStore.ts';
import './AccountRows.css';

/** The client id; amber where the account still needs an integration. */
const ClientId = ({ customer: { account, clientId, partner } }: { readonly customer: Customer }) => {
  const missing = findMissingIntegration(account);
  if (missing === null) return clientId ?? account.integrationId;
  return missing.mark === partner ? (
    administrationMessages.none
  ) : (
    <Badge tone={missing.isTrouble ? 'warning' : 'quiet'}>{missing.mark}</Badge>
  );
};

const AccountRow = observer(
  ({ accounts, customer }: { readonly accounts: AccountListStore; readonly customer: Customer }) => {
    const { account, organization, telephone, partner } = customer;
    const { accountId, email, userRoles } = account;
    return (
      <tr className="row account-row">
        <td className="account-choice">
          <label className="account-choice-room">
            <input
              type="radio"
              name="admin-account"
              aria-label={email}
              checked={accounts.selectedId === accountId}
              onChange={() => accounts.select(accountId)}
            />
          </label>
        </td>
        <th className="row-main" scope="row">
          <Link className="row-link" to={accountPath(accountId)}>
            {email}
          </Link>
          {userRoles.map((role) => (
            <span className="account-role" key={role}>
              {' '}
              <Badge tone="accent">{role}</Badge>
            </span>
          ))}
        </th>
        <td className="row-quiet account-organization">
          {organization || administrationMessages.none}
          <span className="account-telephone">{telephone}</span>
        </td>
        <td className="row-quiet account-client">
          <ClientId customer={customer} />
        </td>
        <td className="row-quiet account-partner">{partner || administrationMessages.none}</td>
      </tr>
    );
  },
);

/** Accounts as rows, each of which leads to its page, and one of which can be chosen (ADMIN-2). */
export const AccountRows = observer(
  ({ accounts, shown }: { readonly accounts: AccountListStore; readonly shown: readonly Customer[] }) => (
    <fieldset className="account-choices">
      <legend className="visually-hidden">Accounts</legend>
      <div className="account-set" onFocus={scrollFocusedRowIntoView}>
        <Table
          caption="Accounts that were found"
          heads={
            <>
              <th className="account-choice" scope="col">
                <span className="visually-hidden">Chosen</span>
              </th>
              <SortHeader list={accounts} by="email">
                E-mail
              </SortHeader>
              <SortHeader list={accounts} by="organization">
                Organization
              </SortHeader>
              <SortHeader list={accounts} by="clientId">
                Client id
              </SortHeader>
              <SortHeader list={accounts} by="partner">
                Partner
              </SortHeader>
            </>
          }
        >
          {shown.map((customer) => (
            <AccountRow key={customer.account.accountId} accounts={accounts} customer={customer} />
          ))}
        </Table>
      </div>
    </fieldset>
  ),
);
