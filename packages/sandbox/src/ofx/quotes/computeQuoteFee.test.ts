import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { computeQuoteFee } from './computeQuoteFee.ts';

const at = Date.UTC(2026, 10, 21, 9);

describe('what a deal costs', () => {
  it.each([
    [makeMoney(999_999n, 'USD'), 1, 1_500n],
    [makeMoney(1_000_000n, 'USD'), 1, 0n],
    [makeMoney(1_000_000n, 'USD'), 3, 1_000n],
    [makeMoney(100n, 'USD'), 2, 2_000n],
    [makeMoney(700_000n, 'GBP'), 1, 1_500n],
    [makeMoney(800_000n, 'GBP'), 1, 0n],
  ])('is dollars, less for large deals and more for many beneficiaries: %o, %i', (buy, count, cents) => {
    expect(computeQuoteFee(buy, count, at)).toEqual(makeMoney(cents, 'USD'));
  });
});
