import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { readRate } from '../../market/formatDecimalRate.ts';
import { exchangeAmount, invertRate } from '../../market/exchangeAmount.ts';
import type { LockSide } from '../records/corpayTables.ts';

export type QuoteAmounts = { readonly settlement: Money; readonly payment: Money };

/**
 * Both sides of a quote. The locked side is what was asked, to the last minor unit; the other one follows from the
 * rate (payment units per settlement unit) and is rounded half up to its own minor units.
 */
export const computeQuoteAmounts = (asked: {
  readonly locked: Money;
  readonly lockSide: LockSide;
  readonly derivedCurrency: Currency;
  readonly rate: string;
}): QuoteAmounts => {
  const { locked, lockSide, derivedCurrency } = asked;
  const rate = readRate(asked.rate);
  return lockSide === 'Settlement'
    ? { settlement: locked, payment: exchangeAmount(locked, derivedCurrency, rate) }
    : { settlement: exchangeAmount(locked, derivedCurrency, invertRate(rate)), payment: locked };
};
