import type { Money } from '../../money/money.ts';
import type { ShownAmount } from '../../money/shownAmount.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';
import { dueOfOrder } from './dueOfOrder.ts';
import { isMarkedPaid } from './isMarkedPaid.ts';
import { readDay } from './settlingDays.ts';
import { unpaidTotals } from './unpaidTotals.ts';

/** Where the money of an order stands, as far as it is known. */
export type OrderMoney =
  | { readonly kind: 'to-settle'; readonly rest: readonly (Money | ShownAmount)[] }
  /** The days when its payments can be had, the first one first; `marked` is what the customer says to have paid. */
  | { readonly kind: 'marked' | 'expected'; readonly days: readonly string[] };

/**
 * Where the money of an instructed order stands: to settle by the rule of SETTLE-1, marked as paid by the customer, or only
 * expected. Null where nothing is known. That money has arrived no partner says (HIST-7). `now` is in milliseconds since
 * 1970.
 */
export const orderMoney = (
  order: OrderDetail,
  { marked, now }: { readonly marked: ReadonlySet<string>; readonly now: number },
): OrderMoney | null => {
  if (awaitsInstruction(order)) return null;
  const rest = unpaidTotals(dueOfOrder(order, marked, now));
  if (rest.length > 0) return { kind: 'to-settle', rest };
  const days = [
    ...new Set(order.payments.flatMap(({ availableDate }) => readDay(availableDate) ?? [])),
  ].toSorted();
  if (isMarkedPaid(order, marked)) return { kind: 'marked', days };
  return days.length === 0 ? null : { kind: 'expected', days };
};
