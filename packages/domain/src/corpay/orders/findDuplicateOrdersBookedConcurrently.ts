import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderSummary } from '../api/order.ts';
import { findDuplicateOrders, type PaymentToBook } from './findDuplicateOrders.ts';

/** The equal orders that came while a deal was on its way. */
export type ConcurrentDuplicateOrders = {
  readonly numbers: readonly string[];
  /** False where some orders could not be looked at. */
  readonly complete: boolean;
};

/**
 * Looks among the orders for equal ones that came while a deal was on its way, beside those with the numbers `known`. Two
 * devices that book at once do not see each other's deal before it is there: it is told before both are paid.
 */
export const findDuplicateOrdersBookedConcurrently = async (
  orders: Pick<CorpayOrders, 'show'>,
  list: readonly OrderSummary[],
  booked: PaymentToBook,
  known: readonly string[],
  of: Parameters<typeof findDuplicateOrders>[3],
): Promise<ConcurrentDuplicateOrders> => {
  const others = list.filter(({ ordNum }) => !known.includes(ordNum));
  const { same, uninstructed, complete } = await findDuplicateOrders(orders, others, booked, of);
  return { numbers: [...same, ...uninstructed].map(({ order }) => order.ordNum), complete };
};
