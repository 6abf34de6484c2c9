import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { findChangesOfAccount } from '@fx-gateway/domain/administration/audit/filterChanges.ts';
import { addNamesToChanges } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { ShowMoreButton } from '../../kit/lists/ShowMoreButton.tsx';
import { useAdministration } from '../administrationContext.ts';
import { AdministratorChangeRows } from '../audit/AdministratorChangeRows.tsx';
import { CallReport } from '../CallReport.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';

const atATime = 20;

/** What administrators changed of an account and of the integration that it has, newest first. */
export const CustomerChangeHistory = observer(({ account }: { readonly account: AdminAccount }) => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [drawn, setDrawn] = useState(atATime);
  useEffect(() => void store.lists.listChanges(report), [store, report]);
  const changes = findChangesOfAccount(account, store.lists.changes ?? []);
  return (
    <Card title="Changes">
      <div className="admin-stack">
        <CallReportNotice report={report} />
        {store.lists.changes === null ? null : changes.length === 0 ? (
          <p className="admin-quiet">Administrators have changed nothing here.</p>
        ) : (
          <>
            <AdministratorChangeRows changes={addNamesToChanges(changes.slice(0, drawn), store.knownNames)} />
            <ShowMoreButton
              shown={Math.min(drawn, changes.length)}
              of={changes.length}
              onMore={() => setDrawn(drawn + atATime)}
            />
          </>
        )}
      </div>
    </Card>
  );
});
