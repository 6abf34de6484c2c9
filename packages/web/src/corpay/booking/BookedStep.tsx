import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { accountText } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { beneficiaryGoneMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { bookedMeanwhileMessages } from '@fx-gateway/domain/corpay/orders/sameBookedMessages.ts';
import { bookedCostMessages } from '@fx-gateway/domain/market-rates/marketCost.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { unbrokenAccount } from '../../bankDetails/unbrokenAccount.ts';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { SealedSummary } from '../../kit/facts/SealedSummary.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { guardUnsavedChanges } from '../../unsaved-changes/guardUnsavedChanges.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { RateText } from '../../quoting/RateText.tsx';
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
          <SealedSummary
            title={`Deal ${orderNumber} is booked`}
            facts={[
              { label: gone ? 'Booked for' : 'Payee', value: payee },
              {
                label: bankDetailMessages.paidTo,
                value: unbrokenAccount(accountText(paidTo)),
              },
              {
                label: 'Rate',
                value: <RateText of={{ rate: quote.rate, from: quote.settlement, to: quote.payment }} />,
              },
              { label: 'You send', value: <AmountText of={quote.settlement} /> },
              { label: gone ? 'To be paid' : 'They receive', value: <AmountText of={quote.payment} /> },
              ...(cost === null ? [] : [{ label: 'Cost', value: bookedCostMessages(cost) }]),
            ]}
          >
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
