import { addInstructionSentHere } from '@fx-gateway/domain/corpay/orders/loadOrderWithAccounts.ts';
import { isEnteredInLastThirtyDays } from '@fx-gateway/domain/corpay/settling/settlingDays.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CorpayUserStores } from '../CorpayUserStores.ts';
import { OrderDetailsStore } from './OrderDetailsStore.ts';
import { lastPaidTextsById } from './lastPaidTextsById.ts';

const read = new WeakMap<CorpayUserStores, OrderDetailsStore>();

/** The details of past orders that this customer has read in this visit; made when a page first shows them. */
export const findOrCreateOrderDetailsStore = (scope: CorpayUserStores): OrderDetailsStore => {
  const before = read.get(scope);
  if (before !== undefined) return before;
  const { timers, clock, session } = scope;
  const { confirmedAccounts } = scope.instructDependencies;
  // What may be still to settle is so from the moment on in which this device instructed it.
  const show = async (orderNumber: string) => {
    const order = await session.corpay.orders.show(orderNumber);
    return order.ok && isEnteredInLastThirtyDays(order.value, clock.now())
      ? succeeded(await addInstructionSentHere(order.value, confirmedAccounts))
      : order;
  };
  const details = new OrderDetailsStore({ orders: { show }, timers });
  read.set(scope, details);
  scope.paidDates.learnFrom(() => lastPaidTextsById(scope, details));
  return details;
};
