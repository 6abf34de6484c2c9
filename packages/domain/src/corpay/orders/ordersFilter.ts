import type { OrderSummary } from '../api/order.ts';

/** Which of the past orders are shown; both clients run the same. */
export type OrdersFilter = {
  /** A part of the order's number; empty for all. */
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

/** The orders that the filter leaves, in the order of the list. */
export const filterOrders = (
  orders: readonly OrderSummary[],
  filter: OrdersFilter,
): readonly OrderSummary[] => {
  const search = filter.search.replace(/[\s#]/g, '').toLowerCase();
  return orders.filter(
    (order) =>
      order.ordNum.toLowerCase().includes(search) &&
      (filter.currency === null || order.sell.currency === filter.currency) &&
      (!filter.notInstructed || order.beneCount === 0) &&
      inSpan(order, filter),
  );
};

/** The currencies that these orders pay, in alphabetical order. */
export const currenciesOfOrders = (orders: readonly OrderSummary[]): readonly string[] =>
  [...new Set(orders.map(({ sell }) => sell.currency))].toSorted();
