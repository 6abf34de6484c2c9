import { countRateDecimals, type DealRate, type RateDecimals } from '../money/dealRate.ts';

/**
 * Gives the rates of quotes, in the order in which they are displayed, as they are written: each with no fewer decimals than
 * the quote before it of the same pair (S-7), so that the figure does not jump with a renewal.
 */
export const createRateMemory = (): ((rate: DealRate) => DealRate) => {
  const known = new Map<string, RateDecimals>();
  return (rate) => {
    const pair = `${rate.from.currency}/${rate.to.currency}`;
    const least = known.get(pair);
    const next = least === undefined ? rate : { ...rate, least };
    known.set(pair, countRateDecimals(next));
    return next;
  };
};
