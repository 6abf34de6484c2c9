import type { RunDealPayment } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

/** Which row of the sheet a payment is, whom it pays, and by what they know it. */
export const RunPaymentName = ({
  of: { row, payee, reference },
}: {
  readonly of: Pick<RunDealPayment, 'row' | 'payee' | 'reference'>;
}) => (
  <span>
    Row {row}: {payee}
    {reference === '' ? '' : `, ${reference}`}
  </span>
);
