import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunPaymentName } from './RunPaymentName.tsx';

/** The rows that were left out of a deal: each can be put back while nothing was booked. */
export const RunDealLeftOut = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const { leftOut = [], state } = deal;
    if (leftOut.length === 0) return null;
    const canPutBack = state.kind === 'waiting' && !store.isElsewhere(deal.id);
    return (
      <div className="run-deal-payments">
        <p className="run-label">Left out of this deal, and not paid</p>
        <ul aria-label={`Rows left out of deal ${deal.id}`}>
          {leftOut.map((payment) => (
            <li key={payment.row}>
              <RunPaymentName of={payment} />
              <span className="run-deal-payment-end">
                <AmountWithCode of={payment.amount} />
                {canPutBack ? (
                  <QuietButton
                    look="plain"
                    label={`Put row ${payment.row} back`}
                    busy={store.isBusy}
                    onPress={() => void store.leaveOut(deal.id, { type: 'row-put-back', row: payment.row })}
                  >
                    Put back
                  </QuietButton>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  },
);
