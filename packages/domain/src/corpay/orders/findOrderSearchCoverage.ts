import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { orderPayeeNames } from './orderWithDetail.ts';

/** How many orders are looked through before the user is asked whether to look further. */
export const ordersPerSearchRound = 200;

/** In how many orders payees and references could be searched, because they are known. */
export type OrderSearchCoverage = {
  readonly all: number;
  readonly payees: number;
  readonly references: number;
};

export const findOrderSearchCoverage = (
  orders: readonly OrderSummary[],
  detailOf: (order: OrderSummary) => OrderDetail | null,
): OrderSearchCoverage => {
  let payees = 0;
  let references = 0;
  for (const order of orders) {
    const detail = detailOf(order);
    if (orderPayeeNames({ order, detail }) !== null) payees += 1;
    // What is not instructed has no reference yet.
    if (detail !== null || order.beneCount === 0) references += 1;
  }
  return { all: orders.length, payees, references };
};

/** What is said in the place of orders that are not found, where everything was searched and where not. */
export const noneFoundMessages = {
  everywhere: 'None of your orders is like this.',
  soFar: 'Not all of your orders are searched yet.',
} as const;

const counted = (count: number): string => count.toLocaleString('en-US');

/** How far a search could look; null where it looked at everything (HIST-2). */
export const describeOrderSearchCoverage = ({
  all,
  payees,
  references,
}: OrderSearchCoverage): string | null => {
  if (payees < all) return `Searched the payees of ${counted(payees)} of ${counted(all)} orders.`;
  if (references === all) return null;
  return `Searched all payees, and the references of ${counted(references)} of ${counted(all)} orders.`;
};
