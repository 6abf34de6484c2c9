import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeMidRate, ratioToNumber } from '../../market/computeMidRate.ts';
import { computeCustomerRate } from './computeCustomerRate.ts';

const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
const currency = fc.constantFrom<Currency[]>(...beneficiaryCurrencies);

describe('the rate of the customer', () => {
  it('is below the middle of the market by the spread in both directions', () => {
    fc.assert(
      fc.property(currency, currency, moment, (a, b, at) => {
        const rate = Number(computeCustomerRate(a, b, at));
        const middle = ratioToNumber(computeMidRate(a, b, at));
        expect(rate / middle).toBeCloseTo(0.996, 6);
      }),
    );
  });
});
