import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

/** What can be done with a deal: it is booked or instructed, left out, or put back. */
export const RunDealActions = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const { quotes, isBusy } = store;
    const { scope } = usePaymentRuns();
    if (deal.state.kind === 'booked')
      return (
        <QuietButton busy={isBusy} onPress={() => void store.calls.instructDeal(deal.id)}>
          {scope.partner.instructions === null ? 'Go on' : 'Instruct'}
        </QuietButton>
      );
    if (deal.state.kind === 'left-out' && deal.state.order === undefined)
      return (
        <QuietButton
          look="plain"
          label={`Put deal ${deal.id} back`}
          busy={isBusy}
          onPress={() => void store.leaveOut(deal.id, { type: 'put-back' })}
        >
          Put back
        </QuietButton>
      );
    if (deal.state.kind !== 'waiting') return null;
    const isQuoted = quotes.displayedOf(deal) !== undefined && quotes.isLive(deal.id);
    const book = scope.partner.instructions === null ? 'Book' : 'Book and instruct';
    return (
      <>
        <QuietButton
          label={`${book} deal ${deal.id}`}
          disabled={!isQuoted}
          busy={isBusy}
          onPress={() => void store.calls.bookDeal(deal.id)}
        >
          {book}
        </QuietButton>
        <QuietButton
          look="plain"
          label={`Leave deal ${deal.id} out`}
          busy={isBusy}
          onPress={() => void store.leaveOut(deal.id)}
        >
          Leave out
        </QuietButton>
      </>
    );
  },
);
