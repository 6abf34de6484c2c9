import { money, type Money } from './money.ts';
import { readShownAmount, type ShownAmount } from './shownAmount.ts';

/** What these come to by currency; amounts of an unknown one are not computed with. */
export const sumByCurrency = (amounts: readonly ShownAmount[]): readonly Money[] => {
  const totals = new Map<Money['currency'], bigint>();
  for (const amount of amounts) {
    const exact = readShownAmount(amount);
    if (exact !== null) totals.set(exact.currency, (totals.get(exact.currency) ?? 0n) + exact.minor);
  }
  return [...totals].map(([currency, minor]) => money(minor, currency));
};
