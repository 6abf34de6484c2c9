import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { findDuplicatePayments } from '@fx-gateway/domain/lists/findDuplicatePayments.ts';

type Line = { readonly order: OrderSummary; readonly payee: string; readonly amount: OrderSummary['sell'] };

const ordersIn = (lines: readonly Line[], days: number): readonly OrderSummary[] =>
  findDuplicatePayments(
    lines.map(({ order, ...line }) => ({
      ...line,
      order,
      number: order.ordNum,
      bookedAt: order.entryDate,
    })),
    days,
  ).flatMap((group) => group.map(({ order }) => order));

/** What is paid in one currency is compared, however much it is. */
const anyAmount = ({ sell }: OrderSummary): OrderSummary['sell'] => ({ ...sell, amount: 0 });

/**
 * The orders that may hold one payment twice: those that pay somebody in one currency whom another one pays within these
 * days, or who may be anybody where the list does not name them, and those that are booked for the same. What an order
 * comes to says nothing of its payments, not even where it pays one payee: it may pay them several times.
 */
export const selectOrdersToCompare = (
  orders: readonly OrderSummary[],
  days: number,
): readonly OrderSummary[] => {
  const areNamed = orders.every(({ beneCount, payees }) => beneCount === 0 || payees !== undefined);
  const paid = orders
    .filter(({ beneCount }) => beneCount > 0)
    .flatMap((order) =>
      (areNamed ? [...new Set(order.payees)] : ['']).map((payee) => ({
        order,
        payee,
        amount: anyAmount(order),
      })),
    );
  const booked = orders.flatMap((order) =>
    [order.sell, ...(order.instructed === undefined ? [] : [order.instructed])].map((amount) => ({
      order,
      payee: '',
      amount,
    })),
  );
  const chosen = new Set([...ordersIn(paid, days), ...ordersIn(booked, days)]);
  return orders.filter((order) => chosen.has(order));
};
