import type { Money } from './makeMoney.ts';

/**
 * Splits a total by weights so that nothing is lost: the parts always add up to the total (OFX-QUOTE-14, S-15).
 * Proportional by largest remainder, ties to the earlier part; evenly when the weights sum to zero.
 * No weights give no parts. A negative weight is a defect and throws.
 */
export const splitAmount = ({ currency, minor }: Money, weights: readonly bigint[]): Money[] => {
  let sum = 0n;
  for (const weight of weights) {
    if (weight < 0n) throw new RangeError('A weight is never negative');
    sum += weight;
  }
  const count = weights.length;
  const isEven = sum === 0n;
  const whole = isEven ? BigInt(count) : sum;
  const amount = minor < 0n ? -minor : minor;
  const parts: Part[] = [];
  const remainders = [...weights];
  let given = 0n;
  for (let place = 0; place < count; place += 1) {
    const share = isEven ? amount : amount * (weights[place] ?? 0n);
    const part = share / whole;
    parts.push({ currency, minor: part });
    remainders[place] = share - part * whole;
    given += part;
  }
  giveRest(parts, remainders, Number(amount - given));
  if (minor < 0n) for (const part of parts) part.minor = -part.minor;
  return parts;
};

type Part = { readonly currency: Money['currency']; minor: bigint };

/** Fewer units are left than there are parts: each goes to the largest remainder, the first of several. */
const giveRest = (parts: Part[], remainders: bigint[], units: number): void => {
  for (let left = units; left > 0; left -= 1) {
    let place = 0;
    let largest = remainders[0] ?? 0n;
    for (let other = 1; other < remainders.length; other += 1) {
      const remainder = remainders[other] ?? 0n;
      if (remainder <= largest) continue;
      place = other;
      largest = remainder;
    }
    const part = parts[place];
    if (part === undefined) return;
    part.minor += 1n;
    remainders[place] = -1n;
  }
};
