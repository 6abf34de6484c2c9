import { readShownAmount, toDecimal, type Money, type ShownAmount } from '@fx-gateway/domain/money';

/** An amount for scripts: a decimal string with exactly the digits of its currency. */
export const decimalOf = (shown: ShownAmount): string => {
  const exact = readShownAmount(shown);
  return exact === null ? String(shown.amount) : toDecimal(exact);
};

export const moneyData = (amount: Money) => ({ amount: toDecimal(amount), currency: amount.currency });
