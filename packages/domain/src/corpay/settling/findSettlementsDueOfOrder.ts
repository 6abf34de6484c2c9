import type { OrderDetail } from '../api/order.ts';
import { findSettlementListingDay, settlementLinesOf, type DueSettlement } from './groupSettlementsDue.ts';
import { firstSettlingDay } from './settlingDays.ts';

/**
 * What one order takes, a line for each account and currency, as long as it is listed as to settle (SETTLE-1): none
 * afterwards. `now` is in milliseconds since 1970.
 */
export const findSettlementsDueOfOrder = (
  order: OrderDetail,
  marked: ReadonlySet<string>,
  now: number,
): readonly DueSettlement[] => {
  const countsFrom = findSettlementListingDay(order, order);
  return countsFrom < firstSettlingDay(now)
    ? []
    : settlementLinesOf(order, marked).map((line) => ({ ...line, countsFrom }));
};
