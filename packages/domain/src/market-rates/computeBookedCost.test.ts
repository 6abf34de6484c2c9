import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import { computeBookedCost } from './computeBookedCost.ts';

const dollars = (cents: bigint) => makeMoney(cents, 'USD');

describe('what a booked deal cost (COST-4)', () => {
  it('follows from what it settled and the market that was noted', () => {
    expect(computeBookedCost(dollars(1_005_000n), dollars(1_000_000n))).toEqual({
      difference: dollars(5_000n),
      percent: 0.5,
    });
  });

  it.each([
    ['nothing was noted', dollars(1n), undefined],
    ['what it settled is not known exactly', null, dollars(1n)],
    ['another currency was noted', makeMoney(1n, 'EUR'), dollars(1n)],
    ['the market was worth nothing', dollars(1n), dollars(0n)],
  ])('is not told where %s', (_why, settlement, market) => {
    expect(computeBookedCost(settlement, market)).toBeNull();
  });
});
