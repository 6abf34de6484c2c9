import { currencyDigits, type Currency } from '../geography/currency.ts';
import type { Money } from './makeMoney.ts';

/** Digits, or groups of three between commas of which the first begins with no zero: 0,500 is no five hundred. */
const wellFormed = /^-?(?:(?=\.?\d)\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?$/;

/** The zeros that an amount without cents is shown with (GEO-7). */
const shownZeros = /(\d)\.00?$/;

/**
 * Reads what the user typed: digits with an optional point; commas may group thousands.
 * Null when it is no number, or has more digits after the point than the currency has (S-6); only the two zeros that
 * every amount is shown with are no digits too many.
 */
export const readDecimal = (text: string, currency: Currency): Money | null => {
  const typed = text.trim();
  if (!wellFormed.test(typed)) return null;
  const plain = typed.replaceAll(',', '').replace(shownZeros, '$1');
  const point = plain.indexOf('.');
  const decimals = point === -1 ? 0 : plain.length - point - 1;
  const missing = currencyDigits(currency) - decimals;
  return missing < 0 ? null : { currency, minor: BigInt(plain.replace('.', '') + '0'.repeat(missing)) };
};

/** `1234.50`, with exactly the digits of the currency and no grouping: for wires, files and scripts. */
export const toDecimal = ({ minor, currency }: Money): string => {
  const digits = currencyDigits(currency);
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
