import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { sumMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunGroup } from '@fx-gateway/domain/payment-run/runPayment.ts';

/** What the payees of these groups receive together, for each currency. */
export const sumRunGroups = (groups: readonly RunGroup[]): readonly Money[] => {
  const totals = new Map<Currency, Money>();
  for (const { total } of groups) {
    const before = totals.get(total.currency);
    totals.set(total.currency, before === undefined ? total : sumMoney(before, [total]));
  }
  return [...totals.values()];
};
