import type { OrderSummary } from '../api/order.ts';
import { isStillSettling, mayBeSettling } from './settlingDays.ts';

const mostRead = 20;
const newestForPayees = 4;

/** The orders whose details tell what is to be settled and who was paid last. */
export type OrdersToRead = {
  /** Newest first. */
  readonly read: readonly OrderSummary[];
  /** How many older ones may be still to settle, too. */
  readonly left: number;
};

/**
 * Of the orders, newest first: of the newest 20 that were instructed those of the last 30 days, which may have been
 * instructed these days, and the newest four at all. No others are read for it.
 */
export const ordersToRead = (orders: readonly OrderSummary[], now: number): OrdersToRead => {
  const instructed = orders.filter(({ beneCount }) => beneCount > 0);
  const newest = instructed.slice(0, mostRead);
  const wanted = new Set([
    ...newest.filter((order) => mayBeSettling(order, now)),
    ...instructed.slice(0, newestForPayees),
  ]);
  return {
    read: instructed.filter((order) => wanted.has(order)),
    left: instructed.slice(mostRead).filter((order) => isStillSettling(order, now)).length,
  };
};
