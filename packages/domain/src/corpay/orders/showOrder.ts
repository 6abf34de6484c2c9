import type { ConfirmedAccounts } from '../../bankDetails/confirmedAccounts.ts';
import { withPaidAccounts } from '../../bankDetails/paidAccounts.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderDetail } from '../api/order.ts';

/**
 * Reads an order, with the accounts that its payments went to and the moment of its instruction, as far as they are known
 * (CP-ORDER-2, PAYEE-4).
 */
export const showOrder = async (
  {
    orders,
    confirmedAccounts,
  }: {
    readonly orders: Pick<CorpayOrders, 'show'>;
    readonly confirmedAccounts: Pick<ConfirmedAccounts, 'paidTo' | 'sentAt'>;
  },
  orderNumber: string,
): Promise<Result<OrderDetail, CallFailure>> => {
  const order = await orders.show(orderNumber);
  if (!order.ok) return order;
  const { ordNum, payments } = order.value;
  const sentAt = payments.length === 0 ? null : await confirmedAccounts.sentAt(ordNum).catch(() => null);
  return succeeded({
    ...order.value,
    ...(sentAt === null ? {} : { instructedAt: sentAt }),
    payments: await withPaidAccounts(confirmedAccounts, ordNum, payments),
  });
};
