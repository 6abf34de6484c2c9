import type { RunDealPayment } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { payeeWithEnding } from '@fx-gateway/domain/payment-run/run/accountsOfRunDeal.ts';
import { preventAccountLineBreak } from '../../bankDetails/preventAccountLineBreak.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { PaidElsewhereLink } from '../frame/PaidElsewhereLink.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';

/** What can be done with one payment: `words` on the button, `label` as it is called where only that is heard. */
type PaymentAction = {
  readonly words: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
};

/** Which row of the sheet a payment is, whom it pays and how much, and what can be done with it. */
export const RunPaymentLine = ({
  of,
  action,
  isLeftOut = false,
}: {
  readonly of: RunDealPayment;
  readonly isLeftOut?: boolean;
  readonly action: PaymentAction | null;
}) => {
  const { row, reference, amount, paidElsewhere } = of;
  return (
    <li>
      <span>
        Row {row}: {preventAccountLineBreak(payeeWithEnding(of))}
        {reference === '' ? '' : `, ${reference}`}
        {paidElsewhere === undefined || !isLeftOut ? null : (
          <span className="run-meant">
            {paidElsewhere.sentence} <PaidElsewhereLink to={paidElsewhere} />
          </span>
        )}
      </span>
      <span className="run-deal-payment-end">
        <AmountWithCode of={amount} />
        {action === null ? null : (
          <QuietButton look="plain" label={action.label} busy={action.busy} onPress={action.onPress}>
            {action.words}
          </QuietButton>
        )}
      </span>
    </li>
  );
};
