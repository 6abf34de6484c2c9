import { shownDecimal, toDecimal, type Money, type ShownAmount } from '@fx-gateway/domain/money';

/** A rate for scripts: a decimal string with the digits that the partner gave. */
export const rateData = (rate: number): string => {
  const text = String(rate);
  return text.includes('e') ? rate.toFixed(15).replace(/\.?0+$/, '') : text;
};

/** An amount that may be shown as the partner delivered it, for scripts. */
export const shownData = (amount: ShownAmount) => ({
  amount: shownDecimal(amount),
  currency: amount.currency,
});

export const moneyData = (amount: Money) => ({ amount: toDecimal(amount), currency: amount.currency });
