import { toDecimal, type Money } from '@fx-gateway/domain/money';

/** An amount for scripts: a decimal string with exactly the digits of its currency. */
export { shownDecimal as decimalOf } from '@fx-gateway/domain/money';

export const moneyData = (amount: Money) => ({ amount: toDecimal(amount), currency: amount.currency });
