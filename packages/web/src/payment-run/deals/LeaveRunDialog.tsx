import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { useLeaveGuard } from '../../unsaved-changes/useLeaveGuard.ts';

/** Asks before the page is left while a call that moves money is on its way. */
export const LeaveRunDialog = ({ active }: { readonly active: boolean }) => {
  const guard = useLeaveGuard(active);
  return (
    <ConfirmDialog
      open={guard.asking}
      advised="cancel"
      title="A deal is on its way"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      <p>
        No other deal is booked once you leave. What was sent is not lost: open this run again, and it is
        looked up what became of it.
      </p>
    </ConfirmDialog>
  );
};
