import type { OrderSummary } from '../api/order.ts';
import { isEnteredInSettlingPeriod, isEnteredInLastThirtyDays } from './settlingDays.ts';

const mostRead = 20;
const newestUnnamed = 8;
const enoughNames = 4;

/**
 * Whose payees are the last ones: so many orders as four names take, where the list names them, else the newest eight,
 * because some pay the same.
 */
const forPayees = (instructed: readonly OrderSummary[]): readonly OrderSummary[] => {
  const names = new Set<string>();
  const chosen: OrderSummary[] = [];
  let unnamed = 0;
  for (const order of instructed) {
    const { payees = [] } = order;
    if (names.size >= enoughNames) break;
    if (payees.length === 0) unnamed += 1;
    const isNews = payees.length === 0 ? unnamed <= newestUnnamed : payees.some((name) => !names.has(name));
    if (isNews) chosen.push(order);
    for (const name of payees) names.add(name);
  }
  return chosen;
};

/** The orders whose details tell what is to be settled and who was paid last. */
export type OrdersToLoad = {
  /** Newest first. */
  readonly read: readonly OrderSummary[];
  /** How many older ones may be still to settle, too. */
  readonly left: number;
};

/**
 * Of the orders, newest first, at most 20: those of the last five business days that were instructed, those that tell who
 * was paid last, and of the newest 20 also those of the last 30 days, which may have been instructed these days.
 */
export const selectOrdersToLoad = (orders: readonly OrderSummary[], now: number): OrdersToLoad => {
  const instructed = orders.filter(({ beneCount }) => beneCount > 0);
  const settling = instructed.filter((order) => isEnteredInSettlingPeriod(order, now));
  const recent = instructed.slice(0, mostRead).filter((order) => isEnteredInLastThirtyDays(order, now));
  const inTurn = [...new Set([...settling, ...forPayees(instructed), ...recent])];
  const wanted = new Set(inTurn.slice(0, mostRead));
  return {
    read: instructed.filter((order) => wanted.has(order)),
    left: Math.max(0, settling.length - mostRead),
  };
};
