import { payeeWithEnding, settledFromText } from '@fx-gateway/domain/payment-run/run/accountsOfRunDeal.ts';
import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { useState } from 'react';
import { preventAccountLineBreak } from '../../bankDetails/preventAccountLineBreak.ts';

/** So many payees stand there at once; more of them are drawn when somebody wants to see them. */
const mostShown = 12;

/** What is booked all together is settled from these accounts, and paid to these payees on these accounts. */
export const BookAllAccounts = ({ deals }: { readonly deals: readonly RunDeal[] }) => {
  const from = [...new Set(deals.flatMap((deal) => settledFromText(deal) ?? []))];
  const payees = [...new Set(deals.flatMap(({ payments }) => payments.map(payeeWithEnding)))];
  const [open, setOpen] = useState(payees.length <= mostShown);
  return (
    <>
      {from.length === 0 ? null : (
        <p>
          <span className="run-label">Settled from</span> {listInSentence(from)}
        </p>
      )}
      <details
        className="run-deal-payments"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{payees.length === 1 ? 'Who is paid' : `Who is paid: ${payees.length} payees`}</summary>
        {open ? (
          <ul>
            {payees.map((payee) => (
              <li key={payee}>{preventAccountLineBreak(payee)}</li>
            ))}
          </ul>
        ) : null}
      </details>
    </>
  );
};
