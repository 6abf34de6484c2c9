import { money, type Money } from '../../money/money.ts';
import { readShownAmount } from '../../money/shownAmount.ts';
import type { OrderDetail } from '../api/order.ts';

/** What an order takes from the customer's accounts in all, by currency; amounts of an unknown one are not computed with. */
export const settlementTotals = ({ settlements }: Pick<OrderDetail, 'settlements'>): readonly Money[] => {
  const totals = new Map<Money['currency'], bigint>();
  for (const { amount } of settlements) {
    const exact = readShownAmount(amount);
    if (exact !== null) totals.set(exact.currency, (totals.get(exact.currency) ?? 0n) + exact.minor);
  }
  return [...totals].map(([currency, minor]) => money(minor, currency));
};
