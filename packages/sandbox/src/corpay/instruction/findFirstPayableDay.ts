import { addBusinessDays, type Day } from '../../calendar/businessDay.ts';
import { computeTradeDate } from '../../calendar/computeValueDate.ts';
import type { OrderRow } from '../orders/toOrderAnswer.ts';

/**
 * The first day on which an order that is instructed at that moment (epoch ms) can pay: the value date of the deal, unless
 * it is instructed too late for that; then the next business day.
 */
export const findFirstPayableDay = (
  order: Pick<OrderRow, 'value_date' | 'settlement_currency' | 'payment_currency'>,
  at: number,
): Day => {
  const soonest = addBusinessDays(computeTradeDate(at), 1, [
    order.settlement_currency,
    order.payment_currency,
  ]);
  return order.value_date > soonest ? order.value_date : soonest;
};
