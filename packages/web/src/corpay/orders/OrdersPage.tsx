import {
  allOrders,
  corpayWords,
  filterOrders,
  ordersCsv,
  type OrderSummary,
} from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { downloadText } from './downloadText.ts';
import { OrdersFilterFields } from './OrdersFilterFields.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useGrowingList } from '../../lists/useGrowingList.ts';
import { useRunning } from '../../calls/useRunning.ts';
import { useOrdersFilter } from './useOrdersFilter.ts';
import './OrdersPage.css';

const counted = (count: number): string => count.toLocaleString('en-US');

const FoundOrders = ({ orders, of }: { readonly orders: readonly OrderSummary[]; readonly of: number }) => {
  const noun = of === 1 ? 'order' : 'orders';
  return (
    <div className="orders-found">
      <output>
        {orders.length === of
          ? `${counted(of)} ${noun}`
          : `${counted(orders.length)} of ${counted(of)} ${noun}`}
      </output>
      <QuietButton
        disabled={orders.length === 0}
        onPress={() => downloadText('past-orders.csv', 'text/csv;charset=utf-8', ordersCsv(orders))}
      >
        Download CSV
      </QuietButton>
    </div>
  );
};

const FilteredOrders = ({ orders }: { readonly orders: readonly OrderSummary[] }) => {
  const [filter, setFilter] = useOrdersFilter();
  const found = useMemo(() => filterOrders(orders, filter), [orders, filter]);
  const { shown, end } = useGrowingList(found);
  return (
    <>
      <OrdersFilterFields orders={orders} filter={filter} onChange={setFilter} />
      <FoundOrders orders={found} of={orders.length} />
      <Card flush>
        {found.length === 0 ? (
          <EmptyState
            title="No order found"
            action={<QuietButton onPress={() => setFilter(allOrders)}>Show all</QuietButton>}
          >
            None of your orders is like this.
          </EmptyState>
        ) : (
          <OrderTable caption="Past Orders, newest first" orders={shown} />
        )}
        <div ref={end} />
      </Card>
    </>
  );
};

/** Past Orders, newest first (CP-ORDER-1 to CP-ORDER-8). */
export const OrdersPage = observer(() => {
  const { orders } = useCorpay();
  useRunning(orders);
  const { value, failure } = orders;
  return (
    <div className="stack">
      {failure === null ? null : (
        <CallFailureNotice
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
        <FilteredOrders orders={value} />
      )}
    </div>
  );
});
