import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { useHasPainted } from '../../kit/waiting/useHasPainted.ts';
import { useLeaveGuard } from '../../unsaved-changes/useLeaveGuard.ts';
import { paths } from '../../routing/paths.ts';
import { InstructPanel } from '../instruction/InstructPanel.tsx';
import { LeaveInstructDialog } from '../instruction/LeaveInstructDialog.tsx';
import { DealStaysBookedNote } from '../instruction/DealStaysBookedNote.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { DealAwaitingInstruction } from '../stores/deal/DealAwaitingInstruction.ts';
import { findOrCreateInstructStore } from '../stores/deal/findOrCreateInstructStore.ts';

/** What is still to say of a deal that was just booked, and the way out of saying it (CP-INSTR-1, CP-INSTR-2). */
export const InstructStepForm = observer(({ booked }: { readonly booked: DealAwaitingInstruction }) => {
  const { deal, instructDependencies } = useCorpay();
  const { orderNumber, beneficiary } = booked;
  const store = findOrCreateInstructStore(instructDependencies, booked);
  const paidTo = store.check.accountOf(beneficiary.clientIntegrationId);
  useEffect(() => deal.accountRead(paidTo), [deal, paidTo]);
  const guard = useLeaveGuard(true);
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState(false);
  // What was booked is displayed first.
  const sealSeen = useHasPainted();
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
        <DealStaysBookedNote orderNumber={orderNumber} {...(store.begun ? { filledIn: 'lost' } : {})} />
      </ConfirmDialog>
      <LeaveInstructDialog
        guard={guard}
        orderNumber={orderNumber}
        {...(store.begun ? { filledIn: 'kept' } : {})}
      />
    </>
  );
});
