import { showFacts } from '@fx-gateway/domain/administration/administratorChange.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { formatMoment } from '../kit/facts/formatMoment.ts';
import { Card } from '../kit/layout/Card.tsx';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { ReportedCall } from './ReportedCall.tsx';

/** What administrators changed, newest first: who, what, before, after, when and the request. */
export const ChangeList = observer(() => {
  const store = useAdministration();
  const [report] = useState(() => new CallReport());
  const { changes } = store;
  return (
    <Card
      title="Changes"
      aside={
        <QuietButton busy={report.running} onPress={() => void store.listChanges(report)}>
          List Changes
        </QuietButton>
      }
    >
      <div className="admin-stack">
        <ReportedCall report={report} />
        {changes === null ? (
          <p className="admin-quiet">Press List Changes to see what administrators changed.</p>
        ) : changes.length === 0 ? (
          <p className="admin-quiet">Nothing was changed yet.</p>
        ) : (
          <ol className="admin-changes">
            {changes.map(({ at, by, action, target, before, after, requestId }) => (
              <li key={`${at} ${requestId ?? ''} ${target}`} className="admin-change">
                <p className="admin-change-title">
                  {action} · {target}
                </p>
                <p>
                  {showFacts(before)} → {showFacts(after)}
                </p>
                <p className="admin-quiet">
                  {by}, {formatMoment(at)}
                  {requestId === null ? '' : `, request ${requestId}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
});
