import type { Currency } from '../geography/currency.ts';
import { readDecimal, toDecimal } from '../money/decimal.ts';
import { zeroMoney, type Money } from '../money/makeMoney.ts';

export type RecordedMoney = { readonly amount: string; readonly currency: Currency };

export const recordedMoney = (money: Money): RecordedMoney => ({
  amount: toDecimal(money),
  currency: money.currency,
});

export const readMoneyOrZero = (amount: string, currency: Currency): Money =>
  readDecimal(amount, currency) ?? zeroMoney(currency);

export const readRecordedMoney = ({ amount, currency }: RecordedMoney): Money =>
  readMoneyOrZero(amount, currency);
