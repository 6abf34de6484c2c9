import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

/** Asks whether to leave what is not saved; `lost` says what would be lost. */
export const LeaveDialog = ({ guard, lost }: { readonly guard: LeaveGuard; readonly lost: string }) => (
  <ConfirmDialog
    open={guard.asking}
    advised="cancel"
    title="Leave without saving?"
    confirmLabel="Leave"
    cancelLabel="Stay"
    onCancel={guard.stay}
    onConfirm={guard.leave}
  >
    <p>{lost}</p>
  </ConfirmDialog>
);
