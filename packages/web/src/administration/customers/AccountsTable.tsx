import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useAdministration } from '../administrationContext.ts';
import { CallReport } from '../CallReport.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';
import { ShowMoreButton } from '../../kit/lists/ShowMoreButton.tsx';

const { none } = administrationMessages;

const atATime = 100;

/** Every account with all that is listed of it (ADMIN-10). */
export const AccountsTable = observer(() => {
  const { accounts } = useAdministration();
  const [report] = useState(() => new CallReport());
  const [drawn, setDrawn] = useState(atATime);
  const { read, all } = accounts;
  return (
    <div className="admin-stack">
      <div className="button-row">
        <QuietButton busy={report.running} onPress={() => void accounts.list('', report)}>
          List All Accounts
        </QuietButton>
      </div>
      <CallReportNotice report={report} />
      {read === null ? null : all.length === 0 ? (
        <p className="admin-quiet">{administrationMessages.noAccounts}</p>
      ) : (
        <>
          <div className="admin-table-room">
            <table className="admin-table">
              <caption className="visually-hidden">All accounts</caption>
              <thead>
                <tr>
                  <th scope="col">E-mail</th>
                  <th scope="col">Account</th>
                  <th scope="col">Roles</th>
                  <th scope="col">Integration</th>
                  <th scope="col">Origin</th>
                </tr>
              </thead>
              <tbody>
                {all
                  .slice(0, drawn)
                  .map(({ account: { accountId, email, userRoles, integrationId, origin } }) => (
                    <tr key={accountId}>
                      <th data-label="E-mail" scope="row">
                        {email}
                      </th>
                      <td data-label="Account" className="admin-id">
                        {accountId}
                      </td>
                      <td data-label="Roles">{userRoles.join(', ') || none}</td>
                      <td data-label="Integration" className="admin-id">
                        {integrationId ?? none}
                      </td>
                      <td data-label="Origin">{origin || none}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
          <ShowMoreButton
            shown={Math.min(drawn, all.length)}
            of={all.length}
            onMore={() => setDrawn(drawn + atATime)}
          />
        </>
      )}
    </div>
  );
});
