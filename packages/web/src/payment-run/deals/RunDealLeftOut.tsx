import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunPaymentLine } from './RunPaymentLine.tsx';

/** The rows that were left out of a deal: each can be put back while nothing was booked. */
export const RunDealLeftOut = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const { leftOut = [], state } = deal;
    if (leftOut.length === 0) return null;
    const canPutBack = state.kind === 'waiting' && !store.isElsewhere(deal.id);
    const putBack = (row: number) => ({
      words: 'Put back',
      label: `Put row ${row} back`,
      busy: store.isBusy,
      onPress: () => void store.leaveOut(deal.id, { type: 'row-put-back', row }),
    });
    return (
      <div className="run-deal-payments">
        <p className="run-label">Left out of this deal, and not paid</p>
        <ul aria-label={`Rows left out of deal ${deal.id}`}>
          {leftOut.map((payment) => (
            <RunPaymentLine
              key={payment.row}
              of={payment}
              isLeftOut
              action={canPutBack ? putBack(payment.row) : null}
            />
          ))}
        </ul>
      </div>
    );
  },
);
