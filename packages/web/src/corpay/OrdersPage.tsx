import { corpayWords, type OrderSummary } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../kit/Badge.tsx';
import { Card } from '../kit/Card.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { SkeletonRows } from '../kit/SkeletonRows.tsx';
import { paths } from '../paths.ts';
import { AmountText } from '../quoting/AmountText.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { CallFailure } from './CallFailure.tsx';
import { useDesk } from './deskDoor.ts';
import { useGrowingList } from './useGrowingList.ts';
import { useRunning } from './useRunning.ts';
import './Rows.css';

const OrderRow = memo(({ order }: { readonly order: OrderSummary }) => (
  <tr className="row">
    <th className="row-main" scope="row">
      <Link className="row-link" to={paths.gateway.order(order.ordNum)}>
        {order.ordNum}
      </Link>
    </th>
    <td className="row-quiet">
      {order.beneCount} {order.beneCount === 1 ? 'Beneficiary' : 'Beneficiaries'} receiving
      {order.beneCount === 0 ? (
        <span className="row-badge">
          <Badge tone="warning">Not instructed</Badge>
        </span>
      ) : null}
    </td>
    <td className="row-amount">
      <AmountText of={order.sell} />
    </td>
    <td className="row-date">
      <span className="row-label">Booked </span>
      {formatDate(order.entryDate)}
    </td>
  </tr>
));

const OrderTable = ({ orders }: { readonly orders: readonly OrderSummary[] }) => {
  const { shown, end } = useGrowingList(orders);
  return (
    <Card flush>
      <table className="rows">
        <caption className="visually-hidden">Past Orders, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Beneficiaries</th>
            <th className="row-amount" scope="col">
              Amount
            </th>
            <th className="row-date" scope="col">
              Booked
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((order) => (
            <OrderRow key={order.ordNum} order={order} />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </Card>
  );
};

/** Past Orders, newest first (CP-ORDER-1 to CP-ORDER-8). */
export const OrdersPage = observer(() => {
  const { orders } = useDesk();
  useRunning(orders);
  const { value, failure } = orders;
  return (
    <div className="stack">
      {failure === null ? null : (
        <CallFailure
          words={corpayWords.ordersUnavailable}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void orders.load()}
        />
      )}
      {value === null ? (
        failure === null ? (
          <Card flush>
            <SkeletonRows words="Loading orders..." rows={6} />
          </Card>
        ) : null
      ) : value.length === 0 ? (
        <Card>
          <EmptyState
            title={corpayWords.noOrders}
            action={<ButtonLink to={paths.gateway.dashboard}>Book A Deal</ButtonLink>}
          >
            Once you have booked a deal you follow its payment here.
          </EmptyState>
        </Card>
      ) : (
        <OrderTable orders={value} />
      )}
    </div>
  );
});
