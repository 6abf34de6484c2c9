import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { useHasPainted } from '../../kit/waiting/useHasPainted.ts';
import { ListUnavailable } from '../../quoting/waiting/ListUnavailable.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { findOrCreateOrderDetailsStore } from '../stores/orders/findOrCreateOrderDetailsStore.ts';
import { PendingWorkStore } from '../stores/settling/PendingWorkStore.ts';
import { LastPayees } from './LastPayees.tsx';
import { OrdersToInstructCard } from './OrdersToInstructCard.tsx';
import { SettlementsDueCard } from './SettlementsDueCard.tsx';
import './Settling.css';

/** Runs while it is drawn, and not before the page was displayed, which needs nothing of it. */
const useSettling = (): PendingWorkStore => {
  const scope = useCorpay();
  const store = useMemo(() => new PendingWorkStore(scope, findOrCreateOrderDetailsStore(scope)), [scope]);
  useRunningStore(useHasPainted() ? store : null);
  return store;
};

/**
 * What waits below the form of a deal, and beside it whom to pay again. The deals to instruct need the list alone; the rest
 * comes below them once all of it is known.
 */
export const PendingWorkBelowDealForm = observer(() => {
  const store = useSettling();
  const { orders, session } = useCorpay();
  const { value, failure } = orders;
  if (value === null)
    return failure === null || session.isTold(failure) ? null : (
      <div className="settling">
        <ListUnavailable
          words={corpayMessages.ordersUnavailable}
          loading={orders.loading}
          onRetry={() => void orders.load()}
        />
      </div>
    );
  if (!store.isListed) return null;
  return (
    <>
      <div className="settling">
        <OrdersToInstructCard orders={store.toInstruct} />
        {store.isLookedUp ? <SettlementsDueCard store={store} /> : null}
      </div>
      {store.isLookedUp ? (
        <div className="settling-payees">
          <LastPayees payees={store.payees} />
        </div>
      ) : null}
    </>
  );
});

/** The same on the dashboard, where the deals to instruct stand above the latest orders. */
export const PendingWorkOnDashboard = observer(() => {
  const { orders } = useCorpay();
  const store = useSettling();
  if (store.isLookedUp)
    return (
      <>
        <SettlementsDueCard store={store} />
        <LastPayees payees={store.payees} />
      </>
    );
  // What stands below waits for it, so that it is not moved.
  return orders.value === null && orders.failure !== null ? null : <div aria-busy="true" />;
});
