import { formatAmount } from '../money/formatMoney.ts';
import { subtractMoney, type Money } from '../money/makeMoney.ts';

/** How much more or less an amount is than before its quote was renewed; both are of one currency. */
export const renewedAmountChangeText = (before: Money, now: Money): string => {
  const { minor, currency } = subtractMoney(now, before);
  if (minor === 0n) return 'Unchanged';
  const difference = formatAmount({ minor: minor < 0n ? -minor : minor, currency });
  return `${difference} ${currency} ${minor > 0n ? 'more' : 'less'} than before`;
};
