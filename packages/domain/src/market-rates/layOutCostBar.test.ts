import { describe, expect, it } from 'vitest';
import type { DisplayOnlyAmount } from '../money/displayOnlyAmount.ts';
import { makeMoney } from '../money/makeMoney.ts';
import { layOutCostBar } from './layOutCostBar.ts';

const feeOf = (amount: number, currency = 'USD'): DisplayOnlyAmount => ({ amount, currency });
const dollars = (cents: bigint) => makeMoney(cents, 'USD');

/** $10,000.00 on the market, and so many cents more. */
const laidOut = (cents: bigint, { fees = [] as readonly DisplayOnlyAmount[], limit = 1 } = {}) =>
  layOutCostBar({
    settlement: dollars(1_000_000n + cents),
    cost: { difference: dollars(cents), percent: Number(cents) / 10_000 },
    fees,
    limit,
  });

describe('the bar of what a deal costs (COST-1)', () => {
  it('has market and margin, which add up to what is settled', () => {
    expect(laidOut(5_000n)).toEqual({
      market: dollars(1_000_000n),
      margin: dollars(5_000n),
      marginPart: 0.25,
      feePart: 0,
      limitPart: 0.5,
      aboveLimit: false,
    });
  });

  it('has a margin of 3.21% eight times as long, against the limit, as one of 0.40%', () => {
    const [much, little] = [laidOut(32_100n), laidOut(4_000n)];
    expect(much).toMatchObject({ marginPart: 1, aboveLimit: true });
    expect(little).toMatchObject({ marginPart: 0.2, limitPart: 0.5, aboveLimit: false });
    const lengthOf = (bar: typeof much) => (bar?.marginPart ?? 0) / (bar?.limitPart ?? 1);
    expect(lengthOf(much) / lengthOf(little)).toBeCloseTo(8.025);
  });

  it('has the fees after the margin, to the same scale', () => {
    expect(laidOut(5_000n, { fees: [feeOf(15)] })).toMatchObject({ marginPart: 0.25, feePart: 0.075 });
    expect(laidOut(20_000n, { fees: [feeOf(150), feeOf(50)] })).toMatchObject({
      marginPart: 0.5,
      feePart: 0.5,
      limitPart: 0.25,
    });
  });

  it('counts no fee as margin: the limit is one for the margin', () => {
    expect(laidOut(9_000n, { fees: [feeOf(50)] })?.aboveLimit).toBe(false);
  });

  it('draws no fee of another currency, since nothing is computed of it (S-13)', () => {
    expect(laidOut(5_000n, { fees: [feeOf(15, 'EUR'), feeOf(9, 'XXX')] })?.feePart).toBe(0);
  });

  it('draws no margin where less is paid than the market says, and names what is less', () => {
    expect(laidOut(-10_000n)).toMatchObject({
      market: dollars(1_000_000n),
      margin: dollars(-10_000n),
      marginPart: 0,
      aboveLimit: false,
    });
  });

  it('has room also for a limit of nothing', () => {
    expect(laidOut(1_000n, { limit: 0 })).toMatchObject({ marginPart: 0.2, limitPart: 0, aboveLimit: true });
  });

  it.each([
    ['the market is worth nothing', dollars(5n), dollars(5n)],
    ['the margin is of another currency', dollars(500n), makeMoney(5n, 'EUR')],
  ])('is none where %s', (_why, settlement, difference) => {
    expect(layOutCostBar({ settlement, cost: { difference, percent: 1 }, fees: [], limit: 1 })).toBeNull();
  });
});
