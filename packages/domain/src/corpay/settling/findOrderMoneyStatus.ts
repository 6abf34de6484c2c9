import type { Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';
import { findAvailableDays } from '../orders/findAvailableDays.ts';
import { findSettlementsDueOfOrder } from './findSettlementsDueOfOrder.ts';
import { isMarkedPaid } from './isMarkedPaid.ts';
import { readValidLeadingDay } from './settlingDays.ts';
import { sumUnpaidSettlements } from './sumUnpaidSettlements.ts';

/** Where the money of an order stands, as far as it is known. */
export type OrderMoneyStatus =
  | {
      readonly kind: 'to-settle';
      readonly rest: readonly (Money | DisplayOnlyAmount)[];
      /** A fee is in it. */
      readonly withFee: boolean;
    }
  /** What the customer says to have paid, with the days on which its payments are still expected, the first one first. */
  | { readonly kind: 'marked'; readonly days: readonly string[] };

/**
 * Where the money of an instructed order stands: to settle by the rule of SETTLE-1, or marked as paid by the customer.
 * Null where neither is so. That money has arrived no partner says (HIST-7). `now` is in milliseconds since
 * 1970.
 */
export const findOrderMoneyStatus = (
  order: OrderDetail,
  { marked, now }: { readonly marked: ReadonlySet<string>; readonly now: number },
): OrderMoneyStatus | null => {
  if (awaitsInstruction(order)) return null;
  const due = findSettlementsDueOfOrder(order, marked, now).filter(({ paid }) => !paid);
  if (due.length > 0)
    return {
      kind: 'to-settle',
      rest: sumUnpaidSettlements(due),
      withFee: due.some(({ fee }) => fee !== null),
    };
  if (!isMarkedPaid(order, marked)) return null;
  const { days, past } = findAvailableDays(order, now);
  return {
    kind: 'marked',
    days: past > 0 ? [] : [...new Set(days.flatMap((day) => readValidLeadingDay(day) ?? []))].toSorted(),
  };
};
