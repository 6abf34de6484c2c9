import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderSummary } from '../api/order.ts';
import { findEqualOrders, type WantedPayment } from './findEqualOrders.ts';

/** The equal orders that came while a deal was on its way. */
export type EqualOrdersMeanwhile = {
  readonly numbers: readonly string[];
  /** False where some orders could not be looked at. */
  readonly complete: boolean;
};

/**
 * Looks among the orders for equal ones that came while a deal was on its way, beside those with the numbers `known`. Two
 * devices that book at once do not see each other's deal before it is there: it is told before both are paid.
 */
export const findEqualOrdersMeanwhile = async (
  orders: Pick<CorpayOrders, 'show'>,
  list: readonly OrderSummary[],
  booked: WantedPayment,
  known: readonly string[],
  of: Parameters<typeof findEqualOrders>[3],
): Promise<EqualOrdersMeanwhile> => {
  const others = list.filter(({ ordNum }) => !known.includes(ordNum));
  const { same, uninstructed, complete } = await findEqualOrders(orders, others, booked, of);
  return { numbers: [...same, ...uninstructed].map(({ order }) => order.ordNum), complete };
};
