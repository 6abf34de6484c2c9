import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { settlementTotals } from '@fx-gateway/domain/corpay/orders/settlementTotals.ts';
import { settlingMessages } from '@fx-gateway/domain/corpay/settling/settlingMessages.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { observer } from 'mobx-react-lite';
import { CopyButton } from '../../kit/buttons/CopyButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import type { OrderStore } from '../stores/deal/OrderStore.ts';

/** Whether the customer has paid what it takes, as long as that may be still to settle (SETTLE-2). */
const MarkPaid = observer(({ store: { due, marked } }: { readonly store: OrderStore }) =>
  due.length === 0 ? null : (
    <div className="settled-mark">
      <CheckField checked={due.every(({ paid }) => paid)} onChange={(paid) => void marked.set(due, paid)}>
        {settlingMessages.paid}
      </CheckField>
      <output className="settled-note">
        {marked.notKept ? settlingMessages.notKept : settlingMessages.here}
      </output>
    </div>
  ),
);

/** What is settled from which account, and what that is in all. */
export const Settlements = ({ of, store }: { readonly of: OrderDetail; readonly store: OrderStore }) => (
  <Card title="Settlements">
    <ul className="settlements">
      {of.settlements.map(({ isFee, amount, accountDetails }, place) => (
        <li className="settlement" key={`${accountDetails}/${place}`}>
          <span className="settlement-kind">
            {isFee ? orderLabels.feeSettlement : orderLabels.settlement}
          </span>
          <span className="settlement-amount">
            <AmountText of={amount} />
          </span>
          <span className="settlement-account">{accountDetails}</span>
        </li>
      ))}
      {settlementTotals(of).map((total) => (
        <li className="settlement settlement-total" key={total.currency}>
          <span className="settlement-copied">
            <span>{orderLabels.total}</span>
            <CopyButton text={toDecimal(total)} what={`the amount in ${total.currency}`} />
          </span>
          <span className="settlement-amount">
            <AmountText of={total} />
          </span>
        </li>
      ))}
    </ul>
    <MarkPaid store={store} />
  </Card>
);
