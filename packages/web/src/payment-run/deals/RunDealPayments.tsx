import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { useState } from 'react';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';

/** Whom a deal of several payments pays, each with its row; drawn once somebody wants to see it. */
export const RunDealPayments = ({ deal: { payments } }: { readonly deal: Pick<RunDeal, 'payments'> }) => {
  const [open, setOpen] = useState(false);
  if (payments.length === 1) return null;
  return (
    <details className="run-deal-payments" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Who is paid</summary>
      {open ? (
        <ul>
          {payments.map(({ row, payee, amount, reference }) => (
            <li key={row}>
              <span>
                Row {row}: {payee}
                {reference === '' ? '' : `, ${reference}`}
              </span>
              <AmountWithCode of={amount} />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
};
