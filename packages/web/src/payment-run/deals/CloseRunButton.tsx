import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { paths } from '../../routing/paths.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

/** Closes a run whose outcomes are all known; what was not booked or instructed is named before. */
export const CloseRunButton = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { isOver, hasUnknown, run } = store;
  const booked = run.deals.filter(({ state }) => state.kind === 'booked').length;
  const close = async (): Promise<void> => {
    setAsking(false);
    if (await store.close()) void navigate(paths.gateway.payments);
  };
  const unpaid = run.held.length;
  if (isOver && unpaid === 0)
    return <PrimaryButton onPress={() => void close()}>Close this run</PrimaryButton>;
  return (
    <>
      <QuietButton look="plain" disabled={hasUnknown} onPress={() => setAsking(true)}>
        Close this run
      </QuietButton>
      <ConfirmDialog
        open={asking}
        advised="cancel"
        title="Close this run?"
        confirmLabel="Close it"
        cancelLabel="Keep it"
        onCancel={() => setAsking(false)}
        onConfirm={() => void close()}
      >
        <p>
          {store.waiting.length === 0
            ? ''
            : `${store.waiting.length} of its deals were not booked, and will not be. `}
          {unpaid === 0 ? '' : `${unpaid} of its rows were not paid.`}
          {booked === 0 ? '' : ` ${booked} are booked and not instructed: they stay in your list.`} What was
          done stays done; download the report first if you need it.
        </p>
      </ConfirmDialog>
    </>
  );
});
