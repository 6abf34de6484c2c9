import { formatPaymentCountSince } from '@fx-gateway/domain/lists/formatPaymentCountSince.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { AmountText } from '../AmountText.tsx';
import './Payments.css';

/** What payments to one beneficiary come to by currency, and since when; its place is kept while they are on their way. */
export const PaymentsSum = ({
  totals,
  days,
  counted,
  waiting,
}: {
  readonly totals: readonly Money[];
  /** When each was booked, newest first. */
  readonly days: readonly string[];
  /** What is counted: one, and several. */
  readonly counted: readonly [one: string, several: string];
  readonly waiting: boolean;
}) => (
  <div className="payments-sum">
    {waiting ? (
      <span className="skeleton-bar" aria-hidden="true" />
    ) : (
      <>
        {totals.map((total) => (
          <strong className="payments-total" key={total.currency}>
            <AmountText of={total} />{' '}
          </strong>
        ))}
        <span>{formatPaymentCountSince(days, counted)}</span>
      </>
    )}
  </div>
);
