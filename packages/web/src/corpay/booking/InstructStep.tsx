import { accountText } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { noBeneficiaryChosenMessage } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { equalOrdersMeanwhileMessage } from '@fx-gateway/domain/corpay/orders/equalOrdersMessage.ts';
import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { bookedCostMessages } from '@fx-gateway/domain/market-rates/marketCost.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PaidTo } from '../../bankDetails/PaidTo.tsx';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { ReadOnlySummary } from '../../kit/facts/ReadOnlySummary.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { guardUnsavedChanges } from '../../unsaved-changes/guardUnsavedChanges.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { usePageReload } from '../../reload/reloadContext.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import type { DealAwaitingInstruction as Booked } from '../stores/deal/DealStore.ts';
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
    const { orderNumber, quote, beneficiary, account, cost } = booked;
    const paidTo = deal.paidNow ?? account?.account ?? null;
    useMarkOutcomeReported(untold, orderNumber);
    const meanwhile = equalOrdersMeanwhileMessage(deal.bookedMeanwhile);
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
            <PaidTo text={accountText(paidTo)} />
            <p>
              You send <AmountText of={quote.settlement} /> ·{' '}
              {dealRateText({ rate: quote.rate, from: quote.settlement, to: quote.payment })}
              {cost === null ? null : ` · ${bookedCostMessages(cost)}`}
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
