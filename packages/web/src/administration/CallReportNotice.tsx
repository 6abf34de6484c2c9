import type { ChangedRecordValue } from '@fx-gateway/domain/administration/changes/makeChangedSinceConfirmedOutcome.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { RequestId } from '../kit/notices/RequestId.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import type { CallReport } from './CallReport.ts';
import { StateComparisonTable } from './StateComparisonTable.tsx';

/** Both states of what changed meanwhile: as it was confirmed, and as it stands there now. */
const ChangedFacts = ({ facts }: { readonly facts: readonly ChangedRecordValue[] }) => (
  <StateComparisonTable
    headings={['When you looked', 'Now']}
    rows={facts.map(({ label, seen, now }) => ({ label, first: seen, second: now }))}
  />
);

/** What a tool says of its last call, under its controls. */
export const CallReportNotice = observer(({ report }: { readonly report: CallReport }) => {
  const { state } = report;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'silent' && state.kind !== 'running')
      box.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div className="admin-report" ref={box}>
      <output>
        {state.kind === 'running' ? (
          <span className="admin-running">
            <Spinner size={16} />
            {state.words}
          </span>
        ) : null}
      </output>
      {state.kind === 'said' ? (
        <Notice tone="positive" title={state.words}>
          <RequestId id={state.requestId} />
        </Notice>
      ) : null}
      {state.kind === 'asked' ? <Notice tone="warning" title={state.words} /> : null}
      {state.kind === 'failed' ? (
        <FailureNotice
          happened={state.words}
          requestId={state.requestId}
          {...(state.changed.length === 0 ? {} : { next: <ChangedFacts facts={state.changed} /> })}
        />
      ) : null}
    </div>
  );
});
