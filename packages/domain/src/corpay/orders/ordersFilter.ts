import {
  uniqueCurrencies,
  isWithinFilterDays,
  emptyListFilter,
  type ListFilter,
} from '../../lists/listFilter.ts';
import { readListSearch } from '../../lists/listSearch.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { matchesOrder } from './searchOrder.ts';

/** Which of the past orders are shown; both clients run the same. */
export type OrdersFilter = ListFilter & {
  /** Only orders without a payment yet. */
  readonly notInstructed: boolean;
};

export const emptyOrdersFilter: OrdersFilter = { ...emptyListFilter, notInstructed: false };

/** The orders that the filter leaves, in the order of the list; `detailOf` gives those details that were read. */
export const filterOrders = (
  orders: readonly OrderSummary[],
  filter: OrdersFilter,
  detailOf: (order: OrderSummary) => OrderDetail | null = () => null,
): readonly OrderSummary[] => {
  const search = readListSearch(filter.search);
  return orders.filter(
    (order) =>
      (search === null || matchesOrder(search, { order, detail: detailOf(order) })) &&
      (filter.currency === null || order.sell.currency === filter.currency) &&
      (!filter.notInstructed || order.beneCount === 0) &&
      isWithinFilterDays(order.entryDate, filter),
  );
};

/** The currencies that these orders pay, in alphabetical order. */
export const currenciesOfOrders = (orders: readonly OrderSummary[]): readonly string[] =>
  uniqueCurrencies(orders.map(({ sell }) => sell.currency));
