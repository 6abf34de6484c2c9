import {
  describeUndoableChange,
  undoUnavailableMessage,
  undoPeriodMs,
  type UndoableChange,
} from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useAdministration } from '../administrationContext.ts';
import { CallReportNotice } from '../CallReportNotice.tsx';
import { useFallbackFocus } from '../useFallbackFocus.ts';
import './UndoNotices.css';

const Offered = observer(({ change }: { readonly change: UndoableChange }) => {
  const store = useAdministration();
  return (
    <li className="undo">
      <span className="undo-words">
        {describeUndoableChange(change)}{' '}
        <span className="admin-quiet">
          It can be undone until {formatTime(change.madeAt + undoPeriodMs)}.
        </span>
      </span>
      <QuietButton
        label={`Undo: ${describeUndoableChange(change)}`}
        busy={store.undo.report.running}
        onPress={() => void store.proposeUndo(change)}
      >
        Undo
      </QuietButton>
    </li>
  );
});

/**
 * The changes of roles and assignments that can be undone, of one account or of all; with those of all stands what was
 * changed of integrations before the page was opened.
 */
export const UndoNotices = observer(({ email = null }: { readonly email?: string | null }) => {
  const { undo } = useAdministration();
  const changes = undo.changes.filter((change) => email === null || change.email === email);
  const home = useRef<HTMLDivElement>(null);
  useFallbackFocus(
    home,
    changes.map(({ kind, email: whose, madeAt }) => `${kind} ${whose} ${madeAt}`).join(),
  );
  return (
    <div className="admin-stack undo-home" ref={home} tabIndex={-1}>
      {changes.length === 0 ? null : (
        <Notice tone="positive">
          <ul className="undo-list">
            {changes.map((change) => (
              <Offered key={`${change.kind} ${change.email}`} change={change} />
            ))}
          </ul>
        </Notice>
      )}
      {email !== null || undo.ofIntegrations.length === 0 ? null : (
        <Notice tone="positive" title="You changed integrations a moment ago. This cannot be undone here.">
          <ul className="undo-list">
            {undo.ofIntegrations.map(({ sentence, madeAt }) => (
              <li key={`${sentence} ${madeAt}`}>
                {sentence} <span className="admin-quiet">That was at {formatTime(madeAt)}.</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {undo.isUnread ? <Notice tone="warning" title={undoUnavailableMessage} /> : null}
      <CallReportNotice report={undo.report} />
    </div>
  );
});
