import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { useAdministration } from '../administrationContext.ts';
import { CallReport } from '../CallReport.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';
import { FilterableChangeList } from './FilterableChangeList.tsx';
import './AdministratorChangeList.css';

/** What administrators changed, newest first. */
export const AdministratorChangeList = observer(() => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const { changes } = store.lists;
  return (
    <Card
      title="Changes"
      aside={
        <QuietButton busy={report.running} onPress={() => void store.lists.listChanges(report)}>
          List Changes
        </QuietButton>
      }
    >
      <div className="admin-stack">
        <CallReportNotice report={report} />
        {changes === null ? (
          <p className="admin-quiet">Press List Changes to see what administrators changed.</p>
        ) : changes.length === 0 ? (
          <p className="admin-quiet">Nothing was changed yet.</p>
        ) : (
          <FilterableChangeList changes={changes} />
        )}
      </div>
    </Card>
  );
});
