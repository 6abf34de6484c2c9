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
import { useAfterPaint } from '../../kit/waiting/useAfterPaint.ts';
import { usePageReload } from '../../reload/reloadContext.ts';
import type { BookedStep as Booked } from '../scope/deal/DealStore.ts';
import type { InstructStore } from '../scope/deal/InstructStore.ts';
import { instructStoreOf } from '../scope/deal/instructStoreOf.ts';
import { useCorpay } from '../scope/corpayContext.ts';
import { InstructPanel } from '../instruction/InstructPanel.tsx';
import { LeaveInstructDialog } from '../instruction/LeaveInstructDialog.tsx';
import { StaysBooked } from '../instruction/StaysBooked.tsx';
import { useLeaveGuard, type LeaveGuard } from '../../leaving/useLeaveGuard.ts';

/** What is still to say, and the way out of saying it. */
const BelowSeal = observer(
  ({
    orderNumber,
    instruct,
    guard,
  }: {
    readonly orderNumber: string;
    readonly instruct: InstructStore;
    readonly guard: LeaveGuard;
  }) => {
    const { deal } = useCorpay();
    const navigate = useNavigate();
    const [cancelling, setCancelling] = useState(false);
    return (
      <>
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
  },
);

/**
 * The instruct step: what was booked is sealed on top and comes first, what is still to say stands below (CP-INSTR-1,
 * CP-INSTR-2).
 */
export const BookedStep = observer(({ booked }: { readonly booked: Booked }) => {
  const { deal, intents, instructDependencies } = useCorpay();
  const guard = useLeaveGuard(true);
  const reload = usePageReload();
  useEffect(() => reload.block(), [reload]);
  const sealSeen = useAfterPaint();
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
      {sealSeen ? (
        <BelowSeal orderNumber={orderNumber} instruct={instruct} guard={guard} />
      ) : (
        <div className="instruct-place" />
      )}
    </>
  );
});
