import type { PlannedChange } from '@fx-gateway/domain/administration/plannedChange.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useAdministration } from './administrationContext.ts';
import { StateComparisonTable } from './StateComparisonTable.tsx';

/**
 * What would change and whom it concerns, before a change is made. What is seldom meant is confirmed once its client id
 * was typed again.
 */
export const ConfirmChangeDialog = observer(() => {
  const store = useAdministration();
  const { proposal } = store;
  // While it closes it still shows what it was about.
  const [shown, setShown] = useState(proposal);
  const [typed, setTyped] = useState('');
  const [attempted, setAttempted] = useState(false);
  if (proposal !== null && proposal !== shown) {
    setShown(proposal);
    setTyped('');
    setAttempted(false);
  }
  const {
    title,
    of = '',
    asks = { question: 'Make this change?', confirm: 'Make This Change' },
    rows,
    concerns = [],
    takesAway,
    typeAgain,
  } = (proposal ?? shown)?.proposed.plan ?? nothingPlanned;
  const isMeant = typeAgain === undefined || typed.trim() === typeAgain;
  const handleConfirm = (): void => {
    if (isMeant) void store.confirm();
    else setAttempted(true);
  };
  return (
    <ConfirmDialog
      open={proposal !== null}
      title={asks.question}
      confirmLabel={asks.confirm}
      destroys={takesAway === true || typeAgain !== undefined}
      onConfirm={handleConfirm}
      onCancel={store.withdraw}
    >
      <p className="admin-plan-title">{title}</p>
      {of === '' ? null : <p className="admin-quiet">{of}</p>}
      <StateComparisonTable
        headings={['Before', 'After']}
        rows={rows.map(({ label, before, after }) => ({ label, first: before, second: after }))}
      />
      {concerns.map((sentence) => (
        <p key={sentence} className="admin-plan-concern">
          {sentence}
        </p>
      ))}
      {typeAgain === undefined ? null : (
        <TextField
          label={`If you mean it, type ${typeAgain}`}
          value={typed}
          autoComplete="off"
          error={attempted && !isMeant ? `Type ${typeAgain}, or cancel.` : null}
          onChange={setTyped}
          onEnter={handleConfirm}
        />
      )}
    </ConfirmDialog>
  );
});

const nothingPlanned: PlannedChange = { title: '', rows: [], alreadySo: null };
