import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { computeUnitsPerDollar } from './computeUnitsPerDollar.ts';

/** An exact fraction. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * Units of `quote` for one unit of `base` in the middle of the market at a moment (epoch ms). Every pair is exactly
 * the inverse of its inverse, and every cross the product of its two halves.
 */
export const computeMidRate = (base: Currency, quote: Currency, at: number): Ratio => ({
  numerator: computeUnitsPerDollar(quote, at),
  denominator: computeUnitsPerDollar(base, at),
});

/** The fraction as a number, for showing. */
export const ratioToNumber = ({ numerator, denominator }: Ratio): number =>
  Number(numerator) / Number(denominator);
