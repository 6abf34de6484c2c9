import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { unitsPerDollar } from './unitsPerDollar.ts';

/** An exact fraction. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * Units of `quote` for one unit of `base` in the middle of the market at a moment (epoch ms). Every pair is exactly
 * the inverse of its inverse, and every cross the product of its two halves.
 */
export const midRate = (base: Currency, quote: Currency, at: number): Ratio => ({
  numerator: unitsPerDollar(quote, at),
  denominator: unitsPerDollar(base, at),
});

/** The fraction as a number, for showing. */
export const ratioNumber = ({ numerator, denominator }: Ratio): number =>
  Number(numerator) / Number(denominator);
