import type { ConfirmedAccounts } from '../../bankDetails/confirmedAccounts.ts';
import { withPaidAccounts } from '../../bankDetails/paidAccounts.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderDetail } from '../api/order.ts';

/**
 * Reads an order, with the accounts that its payments went to and the call that instructed it, as far as they are known
 * (CP-ORDER-2, PAYEE-4).
 */
export const showOrder = async (
  {
    orders,
    confirmedAccounts,
  }: {
    readonly orders: Pick<CorpayOrders, 'show'>;
    readonly confirmedAccounts: Pick<ConfirmedAccounts, 'paidTo' | 'sent'>;
  },
  orderNumber: string,
): Promise<Result<OrderDetail, CallFailure>> => {
  const order = await orders.show(orderNumber);
  if (!order.ok) return order;
  const { ordNum, payments } = order.value;
  const sent = payments.length === 0 ? null : await confirmedAccounts.sent(ordNum).catch(() => null);
  return succeeded({
    ...order.value,
    ...(sent === null ? {} : { instruction: sent }),
    payments: await withPaidAccounts(confirmedAccounts, ordNum, payments),
  });
};
