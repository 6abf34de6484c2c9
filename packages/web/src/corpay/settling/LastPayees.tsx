import type { LastPayee } from '@fx-gateway/domain/corpay/settling/lastPayees.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { usePayAgain } from '../orders/usePayAgain.ts';
import { useCorpay } from '../stores/corpayContext.ts';

/** Whom the customer paid last: one press begins a deal for them, with the amount still to be said (SETTLE-3). */
export const LastPayees = observer(({ payees }: { readonly payees: readonly LastPayee[] }) => {
  const { deal } = useCorpay();
  const { trouble, pay } = usePayAgain(({ beneficiary }) => deal.payTo(beneficiary));
  if (payees.length === 0) return null;
  return (
    <Card title="Pay again" flush>
      <ul className="last-payees">
        {payees.map(({ payment }) => (
          <li key={`${payment.beneficiaryId ?? payment.payeeName}/${payment.amount.currency}`}>
            <button
              className="last-payee"
              type="button"
              aria-label={`Pay ${payment.payeeName} again, last ${showAmount(payment.amount)}`}
              disabled={deal.booking}
              onClick={() => void pay(payment)}
            >
              <span className="last-payee-name">{payment.payeeName}</span>
              <span className="last-payee-amount">
                last <AmountText of={payment.amount} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className="last-payees-trouble">{trouble}</output>
    </Card>
  );
});
