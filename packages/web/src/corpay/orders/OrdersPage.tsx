import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { ordersCsv } from '@fx-gateway/domain/corpay/orders/ordersCsv.ts';
import { allOrders, filterOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { CountAndFile } from '../../kit/lists/CountAndFile.tsx';
import { countText } from '../../kit/lists/countText.ts';
import { FetchedList } from '../../fetching/FetchedList.tsx';
import { NoneFound } from '../../kit/lists/NoneFound.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useListedDeals } from '../stores/useListedDeals.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrdersFilterFields } from './OrdersFilterFields.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useGrowingList } from '../../kit/lists/useGrowingList.ts';
import { useOrdersFilter } from './useOrdersFilter.ts';
import './OrdersPage.css';

const FilteredOrders = ({
  orders,
  waiting,
}: {
  readonly orders: readonly OrderSummary[];
  /** They are on their way for the first time. */
  readonly waiting: boolean;
}) => {
  const [filter, setFilter] = useOrdersFilter();
  const found = useMemo(() => filterOrders(orders, filter), [orders, filter]);
  const { shown, end } = useGrowingList(found);
  return (
    <>
      <OrdersFilterFields orders={orders} filter={filter} onChange={setFilter} />
      <CountAndFile
        count={waiting ? 'Loading orders...' : countText(found.length, orders.length, ['order', 'orders'])}
        none={found.length === 0}
        file="past-orders"
        narrowed={found.length < orders.length}
        csv={() => ordersCsv(found)}
      />
      <Card flush>
        {found.length === 0 && !waiting ? (
          <NoneFound
            title="No order found"
            words="None of your orders is like this."
            onShowAll={() => setFilter(allOrders)}
          />
        ) : (
          <OrderTable caption="Past Orders, newest first" orders={shown} waiting={waiting} />
        )}
        <div ref={end} />
      </Card>
    </>
  );
};

const none: readonly OrderSummary[] = [];

/** The same before anything may be asked for. */
export const WaitingOrders = () => (
  <div className="stack">
    <FilteredOrders orders={none} waiting />
  </div>
);

/** Past Orders, newest first (CP-ORDER-1 to CP-ORDER-8). */
export const OrdersPage = observer(() => {
  const { orders } = useCorpay();
  useListedDeals();
  return (
    <FetchedList list={orders} failureMessages={() => corpayMessages.ordersUnavailable} empty={<NoOrders />}>
      <FilteredOrders orders={orders.value ?? none} waiting={orders.value === null} />
    </FetchedList>
  );
});
