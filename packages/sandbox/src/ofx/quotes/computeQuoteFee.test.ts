import { money } from '@fx-gateway/domain/money/money.ts';
import { describe, expect, it } from 'vitest';
import { computeQuoteFee } from './computeQuoteFee.ts';

const at = Date.UTC(2026, 10, 21, 9);

describe('what a deal costs', () => {
  it.each([
    [money(999_999n, 'USD'), 1, 1_500n],
    [money(1_000_000n, 'USD'), 1, 0n],
    [money(1_000_000n, 'USD'), 3, 1_000n],
    [money(100n, 'USD'), 2, 2_000n],
    [money(700_000n, 'GBP'), 1, 1_500n],
    [money(800_000n, 'GBP'), 1, 0n],
  ])('is dollars, less for large deals and more for many beneficiaries: %o, %i', (buy, count, cents) => {
    expect(computeQuoteFee(buy, count, at)).toEqual(money(cents, 'USD'));
  });
});
