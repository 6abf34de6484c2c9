import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { useAfterPaint } from '../../kit/waiting/useAfterPaint.ts';
import { useLeaveGuard } from '../../unsaved-changes/useLeaveGuard.ts';
import { paths } from '../../routing/paths.ts';
import { InstructPanel } from '../instruction/InstructPanel.tsx';
import { LeaveInstructDialog } from '../instruction/LeaveInstructDialog.tsx';
import { StaysBooked } from '../instruction/StaysBooked.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { BookedStep } from '../stores/deal/DealStore.ts';
import { instructStoreOf } from '../stores/deal/instructStoreOf.ts';

/** What is still to say of a deal that was just booked, and the way out of saying it (CP-INSTR-1, CP-INSTR-2). */
export const BookedForm = observer(({ booked }: { readonly booked: BookedStep }) => {
  const { deal, instructDependencies } = useCorpay();
  const { orderNumber, beneficiary } = booked;
  const store = instructStoreOf(instructDependencies, booked);
  const paidTo = store.check.accountOf(beneficiary.clientIntegrationId);
  useEffect(() => deal.accountRead(paidTo), [deal, paidTo]);
  const guard = useLeaveGuard(true);
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState(false);
  // What was booked is displayed first.
  const sealSeen = useAfterPaint();
  if (!sealSeen) return <div className="deal-form-place" />;
  return (
    <>
      <InstructPanel
        store={store}
        cancelLabel="Cancel Instruct"
        onCancel={() => setCancelling(true)}
        onInstructed={(instructed) => {
          deal.leaveInstruct();
          void navigate(paths.gateway.order(instructed, { success: true }));
        }}
      />
      <ConfirmDialog
        open={cancelling}
        advised="cancel"
        title="Cancel Instruct?"
        confirmLabel="Cancel Instruct"
        cancelLabel="Keep instructing"
        onCancel={() => setCancelling(false)}
        onConfirm={() => deal.leaveInstruct()}
      >
        <StaysBooked orderNumber={orderNumber} {...(store.begun ? { filledIn: 'lost' } : {})} />
      </ConfirmDialog>
      <LeaveInstructDialog
        guard={guard}
        orderNumber={orderNumber}
        {...(store.begun ? { filledIn: 'kept' } : {})}
      />
    </>
  );
});
