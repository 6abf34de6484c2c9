import { divideHalfUp } from './divideHalfUp.ts';
import type { Ratio } from './computeMidRate.ts';

const significantDigits = 8;

/** A rate as it is written: a decimal text with eight significant digits, so that anyone can recompute the amounts. */
export const formatDecimalRate = ({ numerator, denominator }: Ratio): string => {
  let places = 0;
  const scaled = (): bigint => divideHalfUp(numerator * 10n ** BigInt(places), denominator);
  while (scaled().toString().length < significantDigits) places += 1;
  const digits = scaled()
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** Reads a decimal text back as the exact fraction that it is. */
export const readRate = (text: string): Ratio => {
  const [whole = '0', fraction = ''] = text.split('.');
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
};
