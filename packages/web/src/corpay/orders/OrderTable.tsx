import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/facts/Badge.tsx';
import { BookedRows } from '../../kit/lists/BookedRows.tsx';
import { paths } from '../../routing/paths.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useCorpay } from '../stores/corpayContext.ts';

/** An order without beneficiaries is not instructed, unless its instruction is under way. */
const NotInstructed = observer(({ orderNumber }: { readonly orderNumber: string }) =>
  useCorpay().intents.instructionUnderWay(orderNumber) ? null : (
    <span className="row-badge">
      <Badge tone="warning">Not instructed</Badge>
    </span>
  ),
);

const OrderRow = memo(({ order }: { readonly order: OrderSummary }) => (
  <tr className="row">
    <th className="row-main" scope="row">
      <Link className="row-link" to={paths.gateway.order(order.ordNum)}>
        {order.ordNum}
      </Link>
    </th>
    <td className="row-quiet">
      {order.beneCount} {order.beneCount === 1 ? 'Beneficiary' : 'Beneficiaries'} receiving
      {order.beneCount === 0 ? <NotInstructed orderNumber={order.ordNum} /> : null}
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

const columns = [
  { head: 'Order', cell: 'row-main' },
  { head: 'Beneficiaries', cell: 'row-quiet' },
  { head: 'Amount', cell: 'row-amount' },
  { head: 'Booked', cell: 'row-date' },
] as const;

/** Orders as rows: the number, who is paid, what was sold, and when (CP-ORDER-4). */
export const OrderTable = ({
  caption,
  orders,
  waiting = false,
  rows,
}: {
  readonly caption: ReactNode;
  readonly orders: readonly OrderSummary[];
  /** They are on their way; so many are drawn as empty rows. */
  readonly waiting?: boolean;
  readonly rows?: number;
}) => (
  <BookedRows caption={caption} columns={columns} waiting={waiting} rows={rows}>
    {orders.map((order) => (
      <OrderRow key={order.ordNum} order={order} />
    ))}
  </BookedRows>
);
