import type { Currency } from '../geography/index.ts';
import { noMoney, readDecimal, toDecimal, type Money } from '../money/index.ts';

export type RecordedMoney = { readonly amount: string; readonly currency: Currency };

export const recordedMoney = (money: Money): RecordedMoney => ({
  amount: toDecimal(money),
  currency: money.currency,
});

export const moneyIn = (amount: string, currency: Currency): Money =>
  readDecimal(amount, currency) ?? noMoney(currency);

export const readMoney = ({ amount, currency }: RecordedMoney): Money => moneyIn(amount, currency);
