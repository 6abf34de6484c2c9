import type { OrderSummary } from '../api/order.ts';

/**
 * What an order of the list waits for, as far as the partner delivers it: an order without beneficiaries is not
 * instructed. Whether a settlement has arrived is not delivered, so it is not claimed.
 */
type OrderStatus = 'awaits-instruction' | 'instructed';

export const orderStatus = ({ beneCount }: Pick<OrderSummary, 'beneCount'>): OrderStatus =>
  beneCount === 0 ? 'awaits-instruction' : 'instructed';
