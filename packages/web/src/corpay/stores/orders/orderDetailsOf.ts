import type { CorpayScope } from '../CorpayScope.ts';
import { OrderDetails } from './OrderDetails.ts';
import { paidTexts } from './paidTexts.ts';

const read = new WeakMap<CorpayScope, OrderDetails>();

/** The details of past orders that this customer has read in this visit; made when a page first shows them. */
export const orderDetailsOf = (scope: CorpayScope): OrderDetails => {
  const before = read.get(scope);
  if (before !== undefined) return before;
  const details = new OrderDetails({ orders: scope.session.corpay.orders, timers: scope.timers });
  read.set(scope, details);
  scope.paidDates.learnFrom(() => paidTexts(scope, details));
  return details;
};
