import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { formatDecimalRate } from './formatDecimalRate.ts';
import { computeMidRate } from './computeMidRate.ts';

/**
 * What a customer gets at a moment (epoch ms) from a partner that keeps a spread, in hundredths of a per cent: units of
 * `quote` for one unit of `base`, which is the middle of the market less the spread, as a decimal text.
 */
export const computeRateAfterSpread = (
  base: Currency,
  quote: Currency,
  { at, basisPoints }: { readonly at: number; readonly basisPoints: bigint },
): string => {
  const { numerator, denominator } = computeMidRate(base, quote, at);
  return formatDecimalRate({
    numerator: numerator * (10_000n - basisPoints),
    denominator: denominator * 10_000n,
  });
};
