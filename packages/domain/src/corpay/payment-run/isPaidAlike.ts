import type { RunDeal } from '../../payment-run/run/paymentRun.ts';
import type { OrderPayment } from '../api/order.ts';
import { paysRow } from './findOrdersPayingRows.ts';

/** Whether the payees of a deal have their amounts, each once, whatever else is said of the payments. */
export const isPaidAlike = (
  { payments }: Pick<RunDeal, 'payments'>,
  shown: readonly OrderPayment[],
): boolean => {
  const left = [...shown];
  for (const payment of payments) {
    const place = left.findIndex((each) => paysRow(each, payment));
    if (place === -1) return false;
    left.splice(place, 1);
  }
  return left.length === 0;
};
