import type { Currency } from '../geography/currency.ts';
import { readDecimal, toDecimal } from '../money/decimal.ts';
import { noMoney, type Money } from '../money/money.ts';

export type RecordedMoney = { readonly amount: string; readonly currency: Currency };

export const recordedMoney = (money: Money): RecordedMoney => ({
  amount: toDecimal(money),
  currency: money.currency,
});

export const moneyIn = (amount: string, currency: Currency): Money =>
  readDecimal(amount, currency) ?? noMoney(currency);

export const readMoney = ({ amount, currency }: RecordedMoney): Money => moneyIn(amount, currency);
