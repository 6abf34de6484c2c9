import { accountText } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { beneficiaryGoneMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { bookedMeanwhileMessages } from '@fx-gateway/domain/corpay/orders/sameBookedMessages.ts';
import { dealRateMessages } from '@fx-gateway/domain/money/dealRate.ts';
import { bookedCostMessages } from '@fx-gateway/domain/market-rates/marketCost.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PaidTo } from '../../bankDetails/PaidTo.tsx';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { SealedSummary } from '../../kit/facts/SealedSummary.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { guardUnsavedChanges } from '../../unsaved-changes/guardUnsavedChanges.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useTold } from '../../quoting/untold/useTold.ts';
import { usePageReload } from '../../reload/reloadContext.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import type { BookedStep as Booked } from '../stores/deal/DealStore.ts';
import { BookedFormPlace, type FetchedForm } from './BookedFormPlace.tsx';

const notInstructed = { dirty: true };

/**
 * The instruct step: what was booked is sealed on top, comes first and waits for nothing; what is still to say stands
 * below it (CP-INSTR-1, CP-INSTR-2). The tab asks before it closes, whether that can be drawn or not.
 */
export const BookedStep = observer(
  ({ booked, form }: { readonly booked: Booked; readonly form: FetchedForm }) => {
    const { deal, intents, session, untold } = useCorpay();
    const reload = usePageReload();
    useEffect(() => guardUnsavedChanges(notInstructed, reload), [reload]);
    const { orderNumber, quote, beneficiary, account, cost } = booked;
    const paidTo = deal.paidNow ?? account?.account ?? null;
    useTold(untold, orderNumber);
    const meanwhile = bookedMeanwhileMessages(deal.bookedMeanwhile);
    const { payee, clientIntegrationId: beneficiaryId } = beneficiary;
    const gone =
      beneficiaryGoneMessages(quote, session.beneficiaries.value ?? [], { beneficiaryId, payee }) !== null;
    const elsewhere = intents.foundInstructed(orderNumber);
    useEffect(() => {
      if (elsewhere) deal.instructed(orderNumber);
    }, [elsewhere, deal, orderNumber]);
    return (
      <>
        <FocusOnMount>
          <SealedSummary title={`Deal ${orderNumber} is booked`}>
            <p className="sealed-lead">
              <AmountText of={quote.payment} /> {gone ? 'booked for' : 'to'} {payee}
            </p>
            <PaidTo text={accountText(paidTo)} />
            <p>
              You send <AmountText of={quote.settlement} /> ·{' '}
              {dealRateMessages({ rate: quote.rate, from: quote.settlement, to: quote.payment })}
              {cost === null ? null : ` · ${bookedCostMessages(cost)}`}
            </p>
            <PrintButton />
          </SealedSummary>
        </FocusOnMount>
        {meanwhile === null ? null : (
          <Notice tone="warning">
            <p>{meanwhile}</p>
          </Notice>
        )}
        <BookedFormPlace booked={booked} form={form} />
      </>
    );
  },
);
