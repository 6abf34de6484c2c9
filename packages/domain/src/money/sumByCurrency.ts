import { makeMoney, type Money } from './makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from './displayOnlyAmount.ts';

/** What these come to by currency; amounts of an unknown one are not computed with. */
export const sumByCurrency = (amounts: readonly DisplayOnlyAmount[]): readonly Money[] => {
  const totals = new Map<Money['currency'], bigint>();
  for (const amount of amounts) {
    const exact = readDisplayOnlyAmount(amount);
    if (exact !== null) totals.set(exact.currency, (totals.get(exact.currency) ?? 0n) + exact.minor);
  }
  return [...totals].map(([currency, minor]) => makeMoney(minor, currency));
};
