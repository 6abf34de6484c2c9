import type { Money } from '../../money/money.ts';
import type { ShownAmount } from '../../money/shownAmount.ts';
import { awaitsInstruction, type OrderDetail, type OrderSummary } from '../api/order.ts';
import { dueOfOrder } from './dueOfOrder.ts';
import { mayBeToSettle } from './settlingDays.ts';
import { unpaidTotals } from './unpaidTotals.ts';

/** What past orders leave to settle, as far as their details were read. */
export type OrdersToSettle = {
  /** By currency. */
  readonly rest: readonly (Money | ShownAmount)[];
  /** No order that was not read may add to it. */
  readonly isWhole: boolean;
};

/** What these orders leave to settle (HIST-7); `detailOf` gives those details that were read. */
export const ordersToSettle = (
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null,
  { marked, now }: { readonly marked: ReadonlySet<string>; readonly now: number },
): OrdersToSettle => {
  const details = orders.flatMap((order) => detailOf(order) ?? []);
  return {
    rest: unpaidTotals(
      details
        .filter((detail) => !awaitsInstruction(detail))
        .flatMap((detail) => dueOfOrder(detail, marked, now)),
    ),
    isWhole: !orders.some((order) => mayBeToSettle(order, now) && detailOf(order) === null),
  };
};
