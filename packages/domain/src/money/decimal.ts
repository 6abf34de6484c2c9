import { currencyDigits, type Currency } from '../geography/index.ts';
import type { Money } from './money.ts';

const plainNumber = /^(?<sign>-?)(?<whole>\d*)(?:\.(?<fraction>\d*))?$/;

/**
 * Reads what a person typed: digits with an optional point; commas may group thousands.
 * Null when it is no number, or has more digits after the point than the currency has (S-6).
 */
export const readDecimal = (text: string, currency: Currency): Money | null => {
  const typed = text.trim();
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed);
  const match = plainNumber.exec(grouped ? typed.replaceAll(',', '') : typed);
  const { sign = '', whole = '', fraction = '' } = match?.groups ?? {};
  const digits = currencyDigits(currency);
  if (match === null || whole + fraction === '' || fraction.length > digits) return null;
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  return { currency, minor: sign === '-' ? -minor : minor };
};

/** `1234.50`, with exactly the digits of the currency and no grouping: for wires, files and scripts. */
export const toDecimal = ({ minor, currency }: Money): string => {
  const digits = currencyDigits(currency);
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
