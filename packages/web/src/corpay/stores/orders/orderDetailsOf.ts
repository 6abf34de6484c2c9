import { withInstruction } from '@fx-gateway/domain/corpay/orders/showOrder.ts';
import { mayBeSettling } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CorpayScope } from '../CorpayScope.ts';
import { OrderDetails } from './OrderDetails.ts';
import { paidTexts } from './paidTexts.ts';

const read = new WeakMap<CorpayScope, OrderDetails>();

/** The details of past orders that this customer has read in this visit; made when a page first shows them. */
export const orderDetailsOf = (scope: CorpayScope): OrderDetails => {
  const before = read.get(scope);
  if (before !== undefined) return before;
  const { timers, clock, session } = scope;
  const { confirmedAccounts } = scope.instructDependencies;
  // What may be still to settle is so from the moment on in which this device instructed it.
  const show = async (orderNumber: string) => {
    const order = await session.corpay.orders.show(orderNumber);
    return order.ok && mayBeSettling(order.value, clock.now())
      ? succeeded(await withInstruction(order.value, confirmedAccounts))
      : order;
  };
  const details = new OrderDetails({ orders: { show }, timers });
  read.set(scope, details);
  scope.paidDates.learnFrom(() => paidTexts(scope, details));
  return details;
};
