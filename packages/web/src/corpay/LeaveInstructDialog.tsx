import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { StaysBooked } from './StaysBooked.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

/** Asks before a deal is left uninstructed; whoever stays loses nothing. */
export const LeaveInstructDialog = ({
  guard,
  orderNumber,
}: {
  readonly guard: LeaveGuard;
  readonly orderNumber: string;
}) => (
  <ConfirmDialog
    open={guard.asking}
    advised="cancel"
    title="This deal is not instructed yet"
    confirmLabel="Leave"
    cancelLabel="Stay"
    onCancel={guard.stay}
    onConfirm={guard.leave}
  >
    <StaysBooked orderNumber={orderNumber} />
  </ConfirmDialog>
);
