import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunPaymentLine } from './RunPaymentLine.tsx';

const titleOf = (deal: RunDeal, canLeaveOut: boolean): string => {
  if (canLeaveOut) return 'See the payments, or leave one out';
  return deal.state.kind === 'left-out' ? 'Whom it would have paid' : 'Who is paid';
};

/** Whom a deal of several payments pays, each with its row, which is left out by itself; drawn once somebody wants to see it. */
export const RunDealPayments = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const [open, setOpen] = useState(false);
    const { payments, state } = deal;
    if (payments.length === 1) return null;
    const canLeaveOut = state.kind === 'waiting' && !store.isElsewhere(deal.id);
    const leaveOut = (row: number) => ({
      words: 'Leave out',
      label: `Leave row ${row} out`,
      busy: store.isBusy,
      onPress: () => void store.leaveOut(deal.id, { type: 'row-left-out', row }),
    });
    return (
      <details className="run-deal-payments" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{titleOf(deal, canLeaveOut)}</summary>
        {open ? (
          <ul>
            {payments.map((payment) => (
              <RunPaymentLine
                key={payment.row}
                of={payment}
                isLeftOut={state.kind === 'left-out'}
                action={canLeaveOut ? leaveOut(payment.row) : null}
              />
            ))}
          </ul>
        ) : null}
      </details>
    );
  },
);
