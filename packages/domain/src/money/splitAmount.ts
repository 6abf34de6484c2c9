import type { Money } from './money.ts';

/**
 * Splits a total by weights so that nothing is lost: the parts always add up to the total (OFX-QUOTE-14, S-15).
 * Proportional by largest remainder, ties to the earlier part; evenly when the weights sum to zero.
 * No weights give no parts. A negative weight is a defect and throws.
 */
export const splitAmount = (total: Money, weights: readonly bigint[]): Money[] => {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight is never negative');
  const sum = weights.reduce((before, weight) => before + weight, 0n);
  const shares = sum === 0n ? weights.map(() => 1n) : weights;
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  const sign = total.minor < 0n ? -1n : 1n;
  const amount = total.minor * sign;
  const parts = shares.map((share) => (amount * share) / whole);
  const left = amount - parts.reduce((before, part) => before + part, 0n);
  const remainders = shares.map((share, index) => ({ index, remainder: (amount * share) % whole }));
  // Sorting keeps the order of what is equal.
  const largest = remainders.toSorted((a, b) => Number(b.remainder - a.remainder)).slice(0, Number(left));
  const rounded = new Set(largest.map(({ index }) => index));
  return parts.map((part, index) => ({
    currency: total.currency,
    minor: (rounded.has(index) ? part + 1n : part) * sign,
  }));
};
