import type { OrderDetail } from '../api/order.ts';
import { settlementLinesOf } from './groupSettlementsDue.ts';

/** Whether the user has marked all that an order takes as paid, as it is now (SETTLE-2). */
export const isMarkedPaid = (order: OrderDetail, marked: ReadonlySet<string>): boolean => {
  const lines = settlementLinesOf(order, marked);
  return lines.length > 0 && lines.every(({ paid }) => paid);
};
