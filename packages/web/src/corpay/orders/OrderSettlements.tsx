import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';

/** What is settled from which account, as the partner names it (CP-ORDER-16). */
export const OrderSettlements = ({ of }: { readonly of: OrderDetail }) => (
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
    </ul>
  </Card>
);
