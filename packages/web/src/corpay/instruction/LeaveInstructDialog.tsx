import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { DealStaysBookedNote } from './DealStaysBookedNote.tsx';
import type { LeaveGuard } from '../../unsaved-changes/useLeaveGuard.ts';

/** Asks before a deal is left uninstructed, or before it is known; a user who stays loses nothing. */
export const LeaveInstructDialog = observer(
  ({ guard, ...left }: { readonly guard: LeaveGuard } & ComponentProps<typeof DealStaysBookedNote>) => (
    <ConfirmDialog
      open={guard.asking}
      advised="cancel"
      title={
        useCorpay().intents.instructionUnderWay(left.orderNumber)
          ? 'It is not known yet whether this deal is instructed'
          : 'This deal is not instructed yet'
      }
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      <DealStaysBookedNote {...left} />
    </ConfirmDialog>
  ),
);
