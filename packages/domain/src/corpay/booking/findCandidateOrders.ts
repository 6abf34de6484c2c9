import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { StoredBookingCall } from '../intents/intent.ts';
import type { OrderSummary } from '../api/order.ts';

const isAmount = (shown: DisplayOnlyAmount, amount: Money): boolean => {
  const exact = readDisplayOnlyAmount(shown);
  return exact !== null && isSameMoney(exact, amount);
};

/** The orders, newest first, that came after the remembered one and carry an amount of the booking. */
export const findCandidateOrders = (
  intent: StoredBookingCall,
  orders: readonly OrderSummary[],
): readonly OrderSummary[] => {
  const known = orders.findIndex(({ ordNum }) => ordNum === intent.newestOrder);
  const newer = known === -1 ? orders : orders.slice(0, known);
  return newer.filter(({ sell }) => isAmount(sell, intent.payment) || isAmount(sell, intent.settlement));
};
