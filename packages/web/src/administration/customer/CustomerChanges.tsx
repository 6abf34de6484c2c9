import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { changesOfAccount } from '@fx-gateway/domain/administration/audit/filterChanges.ts';
import { namedChanges } from '@fx-gateway/domain/administration/audit/namedChanges.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { ShowMore } from '../../kit/lists/ShowMore.tsx';
import { useAdministration } from '../administrationContext.ts';
import { ChangeRows } from '../audit/ChangeRows.tsx';
import { CallReport } from '../CallReport.ts';
import { knownNames } from '../knownNames.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';

const atATime = 20;

/** What administrators changed of an account and of the integration that it has, newest first. */
export const CustomerChanges = observer(({ account }: { readonly account: AdminAccount }) => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const [drawn, setDrawn] = useState(atATime);
  useEffect(() => void store.listChanges(report), [store, report]);
  const changes = changesOfAccount(account, store.changes ?? []);
  return (
    <Card title="Changes">
      <div className="admin-stack">
        <CallReportNotice report={report} />
        {store.changes === null ? null : changes.length === 0 ? (
          <p className="admin-quiet">Administrators have changed nothing here.</p>
        ) : (
          <>
            <ChangeRows changes={namedChanges(changes.slice(0, drawn), knownNames(store))} />
            <ShowMore
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
