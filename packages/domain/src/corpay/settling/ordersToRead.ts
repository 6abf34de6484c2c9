import type { OrderSummary } from '../api/order.ts';
import { isStillSettling } from './settlingDays.ts';

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
 * Of the orders, newest first: the instructed ones of the last five business days, at most the newest 20, and the newest
 * four that were instructed at all. No others are read for it.
 */
export const ordersToRead = (orders: readonly OrderSummary[], now: number): OrdersToRead => {
  const instructed = orders.filter(({ beneCount }) => beneCount > 0);
  const settling = instructed.filter((order) => isStillSettling(order, now));
  const wanted = new Set([...settling.slice(0, mostRead), ...instructed.slice(0, newestForPayees)]);
  return {
    read: instructed.filter((order) => wanted.has(order)),
    left: Math.max(0, settling.length - mostRead),
  };
};
