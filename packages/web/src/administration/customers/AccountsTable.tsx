import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useAdministration } from '../administrationContext.ts';
import { CallReport } from '../CallReport.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';
import { DataTable } from '../../kit/lists/DataTable.tsx';
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
          <DataTable
            caption="All accounts"
            rows={all.slice(0, drawn)}
            keyOf={({ account }) => account.accountId}
            columns={[
              { head: 'E-mail', kind: 'name', cell: ({ account }) => account.email },
              { head: 'Account', kind: 'id', cell: ({ account }) => account.accountId },
              { head: 'Roles', cell: ({ account }) => account.userRoles.join(', ') || none },
              { head: 'Integration', kind: 'id', cell: ({ account }) => account.integrationId ?? none },
              { head: 'Origin', cell: ({ account }) => account.origin || none },
            ]}
          />
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
