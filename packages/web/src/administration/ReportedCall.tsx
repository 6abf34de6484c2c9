import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import type { CallReport } from './CallReport.ts';

/** What a tool says of its last call, under its controls. */
export const ReportedCall = observer(({ report }: { readonly report: CallReport }) => {
  const { state } = report;
  return (
    <div className="admin-report">
      <output>
        {state.kind === 'running' ? (
          <span className="admin-running">
            <Spinner size={16} />
            {state.words}
          </span>
        ) : null}
      </output>
      {state.kind === 'said' ? <Notice tone="positive" title={state.words} /> : null}
      {state.kind === 'failed' ? <FailureNotice happened={state.words} requestId={state.requestId} /> : null}
    </div>
  );
});
