import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  formatDisplayOnlyDecimal,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';

/** A rate for scripts: a decimal string with the digits that the partner gave. */
export const toRateJson = (rate: number): string => {
  const text = String(rate);
  return text.includes('e') ? rate.toFixed(15).replace(/\.?0+$/, '') : text;
};

/** An amount that may be shown as the partner delivered it, for scripts. */
export const toDisplayOnlyAmountJson = (amount: DisplayOnlyAmount) => ({
  amount: formatDisplayOnlyDecimal(amount),
  currency: amount.currency,
});

export const toMoneyJson = (amount: Money) => ({ amount: toDecimal(amount), currency: amount.currency });
