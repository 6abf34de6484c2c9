import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { noBeneficiaryChosenMessage } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { concurrentDuplicateOrdersMessage } from '@fx-gateway/domain/corpay/orders/duplicateOrdersMessage.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { bookedMarketCostText } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PaidAccountLine } from '../../bankDetails/PaidAccountLine.tsx';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { ReadOnlySummary } from '../../kit/facts/ReadOnlySummary.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { guardUnsavedChanges } from '../../unsaved-changes/guardUnsavedChanges.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { usePageReload } from '../../reload/reloadContext.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import type { DealAwaitingInstruction as Booked } from '../stores/deal/DealAwaitingInstruction.ts';
import { InstructFormLoader, type LazyInstructForm } from './InstructFormLoader.tsx';

const notInstructed = { dirty: true };

/**
 * The instruct step: what was booked is sealed on top, comes first and waits for nothing; what is still to say stands
 * below it (CP-INSTR-1, CP-INSTR-2). The tab asks before it closes, whether that can be drawn or not.
 */
export const InstructStep = observer(
  ({ booked, form }: { readonly booked: Booked; readonly form: LazyInstructForm }) => {
    const { deal, intents, session, untold } = useCorpay();
    const reload = usePageReload();
    useEffect(() => guardUnsavedChanges(notInstructed, reload), [reload]);
    const { orderNumber, quote, beneficiary, account, cost, rate } = booked;
    const paidTo = deal.paidNow ?? account?.account ?? null;
    useMarkOutcomeReported(untold, orderNumber);
    const meanwhile = concurrentDuplicateOrdersMessage(deal.bookedMeanwhile);
    const { payee, clientIntegrationId: beneficiaryId } = beneficiary;
    const gone =
      noBeneficiaryChosenMessage(quote, session.beneficiaries.value ?? [], { beneficiaryId, payee }) !== null;
    const elsewhere = intents.foundInstructed(orderNumber);
    useEffect(() => {
      if (elsewhere) deal.instructed(orderNumber);
    }, [elsewhere, deal, orderNumber]);
    return (
      <>
        <FocusOnMount>
          <ReadOnlySummary title={`Deal ${orderNumber} is booked`}>
            <p className="sealed-lead">
              <AmountText of={quote.payment} /> {gone ? 'booked for' : 'to'} {payee}
            </p>
            <PaidAccountLine text={formatBankAndAccountEnding(paidTo)} />
            <p>
              You send <AmountText of={quote.settlement} /> · {formatDealRate(rate)}
              {cost === null ? null : ` · ${bookedMarketCostText(cost)}`}
            </p>
            <PrintButton />
          </ReadOnlySummary>
        </FocusOnMount>
        {meanwhile === null ? null : (
          <Notice tone="warning">
            <p>{meanwhile}</p>
          </Notice>
        )}
        <InstructFormLoader booked={booked} form={form} />
      </>
    );
  },
);
