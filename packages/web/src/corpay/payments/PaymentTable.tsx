import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import type { OrderPayingBeneficiary } from '@fx-gateway/domain/corpay/orders/findPaymentsToBeneficiary.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { Link } from 'react-router-dom';
import { BookedDealsTable } from '../../kit/lists/BookedDealsTable.tsx';
import { SkeletonTableRows } from '../../kit/waiting/SkeletonTableRows.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { paths } from '../../routing/paths.ts';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';

/** What only the detail tells; a bar until it is read. */
const OfDetail = ({
  detail,
  isTried,
  tell,
}: {
  readonly detail: OrderDetail | null;
  readonly isTried: boolean;
  readonly tell: (detail: OrderDetail) => string;
}) => {
  if (detail !== null) return tell(detail);
  return isTried ? (
    'Not known'
  ) : (
    <span className="payment-unread" aria-hidden="true">
      <span className="skeleton-bar" />
    </span>
  );
};

const rateOf = ({ exchange, buy, sell }: OrderDetail): string =>
  formatDealRate({ rate: exchange, from: buy, to: sell });

const PaymentRow = ({
  paid: { order, detail, amounts, references },
  isTried,
}: {
  readonly paid: OrderPayingBeneficiary;
  /** Whether there is nothing more to wait for. */
  readonly isTried: boolean;
}) => {
  const reference = references.join(', ');
  return (
    <tr className="row payment-row">
      <th className="row-main" scope="row">
        <Link className="row-link" to={paths.gateway.order(order.ordNum)}>
          {formatDate(order.entryDate)} <span className="payment-order">{order.ordNum}</span>
        </Link>
      </th>
      <td className="row-quiet" title={reference}>
        <OfDetail detail={detail} isTried={isTried} tell={() => reference || orderLabels.none} />
      </td>
      <td className="row-date">
        <OfDetail detail={detail} isTried={isTried} tell={rateOf} />
      </td>
      <td className="row-amount">
        {amounts.map((amount, place) => (
          <span className="payment-amount" key={place}>
            <AmountText of={amount} />
          </span>
        ))}
      </td>
    </tr>
  );
};

const columns = [
  { head: 'Booked', cell: 'row-main' },
  { head: 'Reference', cell: 'row-quiet' },
  { head: orderLabels.exchange, cell: 'row-date' },
  { head: 'They receive', cell: 'row-amount' },
] as const;

/** Orders that pay one beneficiary: when they were booked, the reference, the rate, and what the beneficiary receives. */
export const PaymentTable = ({
  orders,
  details,
  waiting,
}: {
  readonly orders: readonly OrderPayingBeneficiary[];
  readonly details: Pick<OrderDetailsStore, 'isTried'>;
  /** So many more may come. */
  readonly waiting: number;
}) => (
  <BookedDealsTable
    name="payment-row"
    caption="Newest payments, newest first"
    columns={columns}
    waiting={false}
  >
    {orders.map((paid) => (
      <PaymentRow key={paid.order.ordNum} paid={paid} isTried={details.isTried(paid.order)} />
    ))}
    <SkeletonTableRows row="payment-row" cells={columns.map(({ cell }) => cell)} rows={waiting} />
  </BookedDealsTable>
);
