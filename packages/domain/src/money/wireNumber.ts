import { currencyDigits, type Currency } from '../geography/currency.ts';
import { toDecimal } from './decimal.ts';
import type { Money } from './makeMoney.ts';

/**
 * Reads an amount that a partner sent as a JSON number. Digits beyond those of the currency are rounded half
 * away from zero, which also mends the noise of a partner that computes in floats.
 * Null for what is no amount: not finite, or beyond what a double holds exactly.
 */
export const fromWireNumber = (value: number, currency: Currency): Money | null => {
  if (!Number.isFinite(value) || Math.abs(value) > 9_000_000_000_000) return null;
  const thousandths = BigInt(
    Math.abs(value)
      .toFixed(currencyDigits(currency) + 3)
      .replace('.', ''),
  );
  const minor = (thousandths + 500n) / 1000n;
  return { currency, minor: value < 0 ? -minor : minor };
};

/** The JSON number of an amount, with no more digits than its currency has. */
export const toWireNumber = (money: Money): number => Number(toDecimal(money));
