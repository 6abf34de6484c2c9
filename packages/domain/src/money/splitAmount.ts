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
  let left = amount - parts.reduce((before, part) => before + part, 0n);
  if (left > 0n) {
    const byRemainder = shares
      .map((share, index) => ({ index, remainder: (amount * share) % whole }))
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      );
    for (const { index } of byRemainder) {
      if (left === 0n) break;
      parts[index] = (parts[index] ?? 0n) + 1n;
      left -= 1n;
    }
  }
  return parts.map((part) => ({ currency: total.currency, minor: part * sign }));
};
