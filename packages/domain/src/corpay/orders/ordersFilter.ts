import { isCurrency } from '../../geography/currency.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { matchesOrder, readOrderSearch } from './searchOrder.ts';

/** Which of the past orders are shown; both clients run the same. */
export type OrdersFilter = {
  /** A part of the number, of a payee or of a reference, or an amount; empty for all (HIST-2). */
  readonly search: string;
  /** The first and the last day of booking, `2026-11-22`; null where that side is open. */
  readonly since: string | null;
  readonly until: string | null;
  /** The currency that beneficiaries receive; null for all. */
  readonly currency: string | null;
  /** Only orders without a payment yet. */
  readonly notInstructed: boolean;
};

export const allOrders: OrdersFilter = {
  search: '',
  since: null,
  until: null,
  currency: null,
  notInstructed: false,
};

const leadingDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;

/** The day of booking as the partner wrote it, without a time-zone shift (S-7); null where it wrote none. */
export const dayOfOrder = ({ entryDate }: Pick<OrderSummary, 'entryDate'>): string | null =>
  leadingDay.exec(entryDate)?.[0] ?? null;

const inSpan = (order: OrderSummary, { since, until }: OrdersFilter): boolean => {
  if (since === null && until === null) return true;
  const day = dayOfOrder(order);
  return day !== null && (since === null || day >= since) && (until === null || day <= until);
};

/** The orders that the filter leaves, in the order of the list; `detailOf` gives those details that were read. */
export const filterOrders = (
  orders: readonly OrderSummary[],
  filter: OrdersFilter,
  detailOf: (order: OrderSummary) => OrderDetail | null = () => null,
): readonly OrderSummary[] => {
  const search = readOrderSearch(filter.search);
  return orders.filter(
    (order) =>
      (search === null || matchesOrder(search, { order, detail: detailOf(order) })) &&
      (filter.currency === null || order.sell.currency === filter.currency) &&
      (!filter.notInstructed || order.beneCount === 0) &&
      inSpan(order, filter),
  );
};

/** The currencies that these orders pay, in alphabetical order. */
export const currenciesOfOrders = (orders: readonly OrderSummary[]): readonly string[] =>
  [...new Set(orders.map(({ sell }) => sell.currency))].toSorted();

/** The filter without a currency that neither this product knows nor any of these orders has (HIST-8). */
export const withKnownCurrency = (filter: OrdersFilter, orders: readonly OrderSummary[]): OrdersFilter => {
  const { currency } = filter;
  const isKnown =
    currency === null || isCurrency(currency) || orders.some(({ sell }) => sell.currency === currency);
  return isKnown ? filter : { ...filter, currency: null };
};
