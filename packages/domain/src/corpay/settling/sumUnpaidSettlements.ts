import { makeMoney, type Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { DueSettlement } from './groupSettlementsDue.ts';

/** What of these is not marked as paid: one sum for each currency; an amount in an unknown one stands as it is. */
export const sumUnpaidSettlements = (
  lines: readonly Pick<DueSettlement, 'amount' | 'paid'>[],
): readonly (Money | DisplayOnlyAmount)[] => {
  const totals = new Map<Money['currency'], bigint>();
  const others: DisplayOnlyAmount[] = [];
  for (const { amount, paid } of lines) {
    if (paid) continue;
    if ('minor' in amount) totals.set(amount.currency, (totals.get(amount.currency) ?? 0n) + amount.minor);
    else others.push(amount);
  }
  return [...[...totals].map(([currency, minor]) => makeMoney(minor, currency)), ...others];
};
