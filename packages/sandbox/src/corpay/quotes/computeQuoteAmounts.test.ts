import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeQuoteAmounts } from './computeQuoteAmounts.ts';

describe('the two sides of a quote', () => {
  it('pays the rate for every settlement unit when the settlement is locked', () => {
    const amounts = computeQuoteAmounts({
      locked: makeMoney(1_000_000n, 'USD'),
      lockSide: 'Settlement',
      derivedCurrency: 'EUR',
      rate: '0.86452815',
    });
    expect(amounts).toEqual({
      settlement: makeMoney(1_000_000n, 'USD'),
      payment: makeMoney(864_528n, 'EUR'),
    });
  });

  it('divides by the rate when the payment is locked, and counts yen without digits', () => {
    const amounts = computeQuoteAmounts({
      locked: makeMoney(250_000n, 'JPY'),
      lockSide: 'Payment',
      derivedCurrency: 'USD',
      rate: '159.26040',
    });
    expect(amounts).toEqual({ settlement: makeMoney(156_976n, 'USD'), payment: makeMoney(250_000n, 'JPY') });
  });

  it('rounds a half up, and only on the derived side', () => {
    const halfYen = computeQuoteAmounts({
      locked: makeMoney(101n, 'USD'),
      lockSide: 'Settlement',
      derivedCurrency: 'JPY',
      rate: '150.00000',
    });
    expect(halfYen.payment).toEqual(makeMoney(152n, 'JPY'));
    expect(halfYen.settlement).toEqual(makeMoney(101n, 'USD'));
  });

  it('never moves the derived side by more than half a minor unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10_000_000_000n),
        fc.integer({ min: 1, max: 99_999_999 }),
        (minor, digits) => {
          const rate = `0.${digits.toString().padStart(8, '0')}`;
          const { payment } = computeQuoteAmounts({
            locked: makeMoney(minor, 'USD'),
            lockSide: 'Settlement',
            derivedCurrency: 'GBP',
            rate,
          });
          const exact = minor * BigInt(digits);
          const off = payment.minor * 100_000_000n - exact;
          expect(off > -50_000_000n && off <= 50_000_000n).toBe(true);
        },
      ),
    );
  });
});
