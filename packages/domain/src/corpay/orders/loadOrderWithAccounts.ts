import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import { addAccountEndingsToPayments } from '../../bankDetails/paidAccounts.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderDetail } from '../api/order.ts';

/** An order with the call that instructed it, where this device sent it. */
export const addInstructionSentHere = async (
  order: OrderDetail,
  confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'sent'>,
): Promise<OrderDetail> => {
  const sent =
    order.payments.length === 0 ? null : await confirmedAccounts.sent(order.ordNum).catch(() => null);
  return sent === null ? order : { ...order, instruction: sent };
};

/**
 * Reads an order, with the accounts that its payments went to and the call that instructed it, as far as they are known
 * (CP-ORDER-2, PAYEE-4).
 */
export const loadOrderWithAccounts = async (
  {
    orders,
    confirmedAccounts,
  }: {
    readonly orders: Pick<CorpayOrders, 'show'>;
    readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'paidTo' | 'sent'>;
  },
  orderNumber: string,
): Promise<Result<OrderDetail, CallFailure>> => {
  const order = await orders.show(orderNumber);
  if (!order.ok) return order;
  const { ordNum, payments } = order.value;
  return succeeded({
    ...(await addInstructionSentHere(order.value, confirmedAccounts)),
    payments: await addAccountEndingsToPayments(confirmedAccounts, ordNum, payments),
  });
};
