import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  needsDetail,
  amountCustomerPays,
  type OrderWithDetail,
} from '@fx-gateway/domain/corpay/orders/orderWithDetail.ts';
import { findOrderMoneyStatus } from '@fx-gateway/domain/corpay/settling/findOrderMoneyStatus.ts';
import { mayBeToSettle } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { memo, useCallback, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BookedDealsTable } from '../../kit/lists/BookedDealsTable.tsx';
import type { VirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import type { WatchRow } from '../../kit/layout/useRowVisibility.ts';
import { paths } from '../../routing/paths.ts';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { OrderPayees } from './OrderPayees.tsx';
import { OrderState } from './OrderState.tsx';
import './OrderTable.css';

/** What reads the details of the orders whose rows come into sight. */
export type VisibleOrderDetailReader = {
  readonly detailOf: (order: OrderSummary) => OrderDetail | null;
  /** Whether there is nothing more to wait for. */
  readonly isTried: (order: OrderSummary) => boolean;
  /** What the customer has marked as paid; null until that was read. */
  readonly marked: ReadonlySet<string> | null;
  readonly watch: WatchRow<OrderSummary>;
};

const OrderRow = memo(
  ({
    index,
    order,
    detail,
    isTried,
    marked,
    watch,
  }: {
    readonly index: number;
    readonly order: OrderSummary;
    readonly detail: OrderDetail | null;
    readonly isTried: boolean;
    readonly marked: VisibleOrderDetailReader['marked'];
    /** Null where nothing more is to be read of it. */
    readonly watch: VisibleOrderDetailReader['watch'] | null;
  }) => {
    const { clock } = useCorpay();
    const known = { order, detail };
    const money =
      detail === null || marked === null ? null : findOrderMoneyStatus(detail, { marked, now: clock.now() });
    const sent = amountCustomerPays(known);
    const row = useCallback(
      (element: HTMLTableRowElement | null) =>
        element === null || watch === null ? undefined : watch(element, order),
      [watch, order],
    );
    return (
      <tr className="row order-row" ref={row} aria-rowindex={index + 2}>
        <th className="row-main" scope="row">
          <Link className="row-link" to={paths.gateway.order(order.ordNum)}>
            <OrderPayees known={known} isTried={isTried} />{' '}
            <span className="order-number">{order.ordNum}</span>
          </Link>{' '}
          <span className="order-count">
            {order.beneCount} {order.beneCount === 1 ? 'Beneficiary' : 'Beneficiaries'} receiving
          </span>
        </th>
        <td className="row-state">
          <OrderState known={known} isTried={isTried} money={money} />
        </td>
        <td className="row-amount row-amounts">
          <span className="row-label">They receive </span>
          <AmountText of={order.sell} />
          <span className="order-sent">
            {sent === null ? null : (
              <>
                <span className="row-label">You send </span>
                <AmountText of={sent} />
              </>
            )}
          </span>
        </td>
        <td className="row-date">
          <span className="row-label">Booked </span>
          {formatDate(order.entryDate)}
        </td>
      </tr>
    );
  },
);

const columns = [
  { head: 'Paid to', cell: 'row-main' },
  { head: 'State', cell: 'row-state' },
  { head: 'They receive, and you send', cell: 'row-amount row-amounts' },
  { head: 'Booked', cell: 'row-date' },
] as const;

/** Orders as rows: who is paid, the number, its state, both amounts, and when (CP-ORDER-3 to 5, HIST-1). */
export const OrderTable = ({
  caption,
  orders,
  sight = null,
  waiting = false,
  rows,
  virtual,
}: {
  readonly caption: ReactNode;
  readonly orders: readonly OrderSummary[];
  /** Null where the rows show only what the list says. */
  readonly sight?: VisibleOrderDetailReader | null;
  /** They are on their way; so many are drawn as empty rows. */
  readonly waiting?: boolean;
  readonly rows?: number;
  /** Where only those in sight are drawn. */
  readonly virtual?: VirtualRows;
}) => {
  const { clock } = useCorpay();
  const isWanted = ({ order, detail }: OrderWithDetail): boolean =>
    needsDetail({ order, detail }) || (detail === null && mayBeToSettle(order, clock.now()));
  const rowOf = (order: OrderSummary, index: number): ReactNode => {
    const detail = sight?.detailOf(order) ?? null;
    const isTried = sight?.isTried(order) ?? true;
    return (
      <OrderRow
        key={order.ordNum}
        index={index}
        order={order}
        detail={detail}
        isTried={isTried}
        marked={detail === null ? null : (sight?.marked ?? null)}
        watch={!isTried && isWanted({ order, detail }) ? (sight?.watch ?? null) : null}
      />
    );
  };
  return (
    <BookedDealsTable
      name="order-row"
      caption={caption}
      columns={columns}
      waiting={waiting}
      rows={rows}
      virtual={virtual}
    >
      {virtual === undefined ? orders.map(rowOf) : virtual.draw(orders, rowOf)}
    </BookedDealsTable>
  );
};
