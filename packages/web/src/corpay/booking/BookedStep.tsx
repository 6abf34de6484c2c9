import { marketCostWords } from '@fx-gateway/domain/market-rates';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { SealedSummary } from '../../kit/facts/SealedSummary.tsx';
import { paths } from '../../routing/paths.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { RateText } from '../../quoting/RateText.tsx';
import { FocusOnMount } from '../../kit/layout/FocusOnMount.tsx';
import type { BookedStep as Booked } from '../scope/deal/DealStore.ts';
import { instructStoreOf } from '../scope/deal/instructStoreOf.ts';
import { useCorpay } from '../scope/corpayContext.ts';
import { InstructPanel } from '../instruction/InstructPanel.tsx';
import { LeaveInstructDialog } from '../instruction/LeaveInstructDialog.tsx';
import { StaysBooked } from '../instruction/StaysBooked.tsx';
import { useLeaveGuard } from '../../leaving/useLeaveGuard.ts';

/** The instruct step: what was booked is sealed on top, what is still to say stands below (CP-INSTR-1, CP-INSTR-2). */
export const BookedStep = observer(({ booked }: { readonly booked: Booked }) => {
  const { deal, intents, instructDependencies } = useCorpay();
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState(false);
  const guard = useLeaveGuard(true);
  const { orderNumber, quote, beneficiary, cost } = booked;
  const instruct = instructStoreOf(instructDependencies, booked);
  const elsewhere = intents.foundInstructed(orderNumber);
  useEffect(() => {
    if (elsewhere) deal.instructed(orderNumber);
  }, [elsewhere, deal, orderNumber]);
  return (
    <>
      <FocusOnMount>
        <SealedSummary
          title={`Deal ${orderNumber} is booked`}
          facts={[
            {
              label: instruct.filling.bookedBeneficiaryGone ? 'Booked for' : 'Payee',
              value: beneficiary.payee,
            },
            {
              label: 'Rate',
              value: <RateText of={{ rate: quote.rate, from: quote.settlement, to: quote.payment }} />,
            },
            { label: 'You send', value: <AmountText of={quote.settlement} /> },
            {
              label: instruct.filling.bookedBeneficiaryGone ? 'To be paid' : 'They receive',
              value: <AmountText of={quote.payment} />,
            },
            ...(cost === null ? [] : [{ label: 'Cost', value: marketCostWords(cost) }]),
          ]}
        >
          <PrintButton />
        </SealedSummary>
      </FocusOnMount>
      <InstructPanel
        store={instruct}
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
        <StaysBooked orderNumber={orderNumber} />
      </ConfirmDialog>
      <LeaveInstructDialog guard={guard} orderNumber={orderNumber} />
    </>
  );
});
