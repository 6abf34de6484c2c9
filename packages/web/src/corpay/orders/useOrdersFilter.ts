import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { withKnownCurrency, type OrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { ordersFilterOf, ordersFilterQuery } from '@fx-gateway/domain/corpay/orders/ordersFilterQuery.ts';
import { useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The filter of Past Orders, which the address carries (HIST-8). What is typed stands at once and the address follows it; where
 * the user goes to another address, as with Back, the filter follows that. `orders` are null while it is not known which
 * currencies they have.
 */
export const useOrdersFilter = (
  orders: readonly OrderSummary[] | null,
): readonly [OrdersFilter, (filter: OrdersFilter) => void] => {
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigationType();
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => ({ filter: ordersFilterOf(query), key }));
  const elsewhere = navigation !== 'REPLACE' && typed.key !== key;
  const asked = elsewhere ? ordersFilterOf(query) : typed.filter;
  if (elsewhere) setTyped({ filter: asked, key });
  const filter = useMemo(() => (orders === null ? asked : withKnownCurrency(asked, orders)), [asked, orders]);
  const change = (changed: OrdersFilter): void => {
    setTyped({ filter: changed, key });
    setQuery(ordersFilterQuery(changed), { replace: true });
  };
  return [filter, change];
};
