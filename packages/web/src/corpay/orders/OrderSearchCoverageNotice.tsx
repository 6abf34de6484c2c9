import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  ordersPerSearchRound,
  describeOrderSearchCoverage,
  type OrderSearchCoverage as Reach,
} from '@fx-gateway/domain/corpay/orders/findOrderSearchCoverage.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';
import { SearchOlderOrders } from './SearchOlderOrders.tsx';

/** How long nobody may have typed before something is read, in milliseconds. */
const typingPause = 500;

/**
 * Says how far a search could look, and looks further (HIST-2). Where the list names no payees, or holds nothing that is
 * searched for, the newest orders are looked through without a press; what lies further back is read when the user asks for it.
 */
export const OrderSearchCoverageNotice = observer(
  ({
    search,
    orders,
    reach,
    none,
    details,
  }: {
    readonly search: string;
    /** How far it could look in them until now. */
    readonly reach: Reach;
    /** Nothing was found in what is known. */
    readonly none: boolean;
    /** All that the other fields leave. */
    readonly orders: readonly OrderSummary[];
    readonly details: OrderDetailsStore;
  }) => {
    const text = describeOrderSearchCoverage(reach);
    const looksOn = none || reach.payees < reach.all;
    useEffect(() => {
      if (!looksOn) return undefined;
      const newest = orders
        .slice(0, ordersPerSearchRound)
        .filter((order) => order.beneCount > 0 && !details.isTried(order));
      if (newest.length === 0) return undefined;
      const pause = window.setTimeout(() => details.lookThrough(newest), typingPause);
      return () => window.clearTimeout(pause);
    }, [search, orders, details, looksOn]);
    if (text === null && !details.looking) return null;
    const unread = orders.filter((order) => order.beneCount > 0 && details.of(order) === null);
    return <SearchOlderOrders reached={text ?? ''} unread={unread} details={details} />;
  },
);
