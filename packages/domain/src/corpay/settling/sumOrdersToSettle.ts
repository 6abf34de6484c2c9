import type { Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { awaitsInstruction, type OrderDetail, type OrderSummary } from '../api/order.ts';
import { findSettlementsDueOfOrder } from './findSettlementsDueOfOrder.ts';
import { mayBeToSettle } from './settlingDays.ts';
import { sumUnpaidSettlements } from './sumUnpaidSettlements.ts';

/** What past orders leave to settle, as far as their details were read. */
export type AmountsToSettle = {
  /** By currency. */
  readonly rest: readonly (Money | DisplayOnlyAmount)[];
  /** No order that was not read may add to it. */
  readonly isWhole: boolean;
};

/** What these orders leave to settle (HIST-7); `detailOf` gives those details that were read. */
export const sumOrdersToSettle = (
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null,
  { marked, now }: { readonly marked: ReadonlySet<string>; readonly now: number },
): AmountsToSettle => {
  const details = orders.flatMap((order) => detailOf(order) ?? []);
  return {
    rest: sumUnpaidSettlements(
      details
        .filter((detail) => !awaitsInstruction(detail))
        .flatMap((detail) => findSettlementsDueOfOrder(detail, marked, now)),
    ),
    isWhole: !orders.some((order) => mayBeToSettle(order, now) && detailOf(order) === null),
  };
};
