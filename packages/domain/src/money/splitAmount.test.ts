import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMoney } from './makeMoney.ts';
import { splitAmount } from './splitAmount.ts';

const total = fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n });
const weights = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 });

const minorsOf = (minor: bigint, by: readonly bigint[]): bigint[] =>
  splitAmount(makeMoney(minor, 'EUR'), by).map((part) => part.minor);

const sorted = (values: readonly bigint[]): bigint[] =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

describe('an amount split among beneficiaries (OFX-QUOTE-14, S-15), in 20,000 cases', () => {
  it('adds up exactly, gives nobody the wrong sign, and strays from the proportion by less than one unit', () => {
    fc.assert(
      fc.property(total, weights, (minor, by) => {
        const parts = minorsOf(minor, by);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(minor);
        expect(parts.every((part) => part * minor >= 0n)).toBe(true);
        const sum = by.reduce((before, weight) => before + weight, 0n);
        for (const [place, part] of parts.entries()) {
          const exact = sum === 0n ? minor : minor * (by[place] ?? 0n);
          const distance = part * (sum === 0n ? BigInt(by.length) : sum) - exact;
          const unit = sum === 0n ? BigInt(by.length) : sum;
          expect(distance < unit && distance > -unit).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('gives the same parts in any order of the beneficiaries, and one unit moves only between equal remainders', () => {
    fc.assert(
      fc.property(total, weights, (minor, by) => {
        const sum = by.reduce((before, weight) => before + weight, 0n);
        const forwards = minorsOf(minor, by);
        const backwards = minorsOf(minor, by.toReversed()).toReversed();
        const tied = new Set<bigint>();
        for (const [place, part] of forwards.entries()) {
          const moved = part - (backwards[place] ?? 0n);
          if (moved === 0n) continue;
          expect(moved * moved).toBe(1n);
          tied.add(sum === 0n ? 0n : (minor * (by[place] ?? 0n)) % sum);
        }
        expect(tied.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 5_000, examples: [[-3_447_442_002n, [6n, 2n]]] },
    );
  });

  it('gives the last unit of a tie to the earlier beneficiary, also of what is taken back', () => {
    expect(minorsOf(3_447_442_002n, [6n, 2n])).toEqual([2_585_581_502n, 861_860_500n]);
    expect(minorsOf(-3_447_442_002n, [2n, 6n])).toEqual([-861_860_501n, -2_585_581_501n]);
  });

  it('is even to one unit where nothing was typed, the earlier ones first', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 40 }), (minor, count) => {
        const parts = minorsOf(
          minor,
          Array.from({ length: count }, () => 0n),
        );
        const size = parts.map((part) => (part < 0n ? -part : part));
        expect(sorted(size).toReversed()).toEqual(size);
        expect((size[0] ?? 0n) - (size.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
      }),
      { numRuns: 5_000 },
    );
  });

  it('refuses a negative weight as a defect', () => {
    expect(() => minorsOf(100n, [1n, -1n])).toThrow(RangeError);
  });
});
