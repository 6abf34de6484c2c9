import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import {
  bookedMarketCostText,
  briefMarketCostText,
  computeMarketCost,
  marketCostMessage,
  quoteCostMessage,
} from './computeMarketCost.ts';
import type { MarketRates } from './marketRatesService.ts';

const minute = 60_000;
const rates: MarketRates = {
  base: 'USD',
  rates: { EUR: 0.8, JPY: 160, GBP: 0.75 },
  madeAt: 10 * minute,
  receivedAt: 12 * minute,
};
const now = 13 * minute;
const euros = makeMoney(800_000n, 'EUR');

describe('what a deal costs against the market', () => {
  it('is told in money and percent, with the age of the rates', () => {
    const cost = computeMarketCost({ settlement: makeMoney(1_005_000n, 'USD'), payment: euros }, rates, now);
    expect(cost).toEqual({ difference: makeMoney(5_000n, 'USD'), percent: 0.5, age: 3 * minute });
    expect(cost && marketCostMessage(cost)).toBe(
      '0.50% ($50.00) above the market rate, which is 3 minutes old. Fees: known after instructing.',
    );
  });

  it('may be less than the market, or the same', () => {
    const below = computeMarketCost({ settlement: makeMoney(990_000n, 'USD'), payment: euros }, rates, now);
    expect(below && marketCostMessage(below, '$15.00')).toMatch(
      /below the market rate of the rates service, .*The fee of \$15\.00/,
    );
    expect(below && marketCostMessage(below)).toMatch(/^1\.00% \(\$100\.00\) below the market rate/);
    const same = computeMarketCost({ settlement: makeMoney(1_000_000n, 'USD'), payment: euros }, rates, now);
    expect(same && marketCostMessage(same)).toMatch(/^The same as the market rate/);
  });

  it('is told beside its picture without the figures that this has, and says where there is no market', () => {
    const amounts = { settlement: makeMoney(1_005_000n, 'USD'), payment: euros };
    const cost = computeMarketCost(amounts, rates, now);
    const below = computeMarketCost({ ...amounts, settlement: makeMoney(990_000n, 'USD') }, rates, now);
    const fees = 'Fees: known after instructing.';
    expect(quoteCostMessage(cost, amounts, null, true)).toBe(
      `This is above the market rate, which is 3 minutes old. ${fees}`,
    );
    expect(quoteCostMessage(below, amounts, '$15.00', true)).toBe(
      'This is below the market rate of the rates service, which is 3 minutes old. The fee is not in it.',
    );
    expect(quoteCostMessage(cost, amounts, null, false)).toBe(cost && marketCostMessage(cost));
    expect(quoteCostMessage(null, amounts, null, true)).toBe(fees);
    const rand = { settlement: makeMoney(5n, 'ZAR'), payment: makeMoney(950_000_000n, 'INR') };
    expect(quoteCostMessage(null, rand, null, true)).toBe(
      `No market rate for this pair, so the margin is not known. ${fees}`,
    );
    expect(quoteCostMessage(null, rand, '$15.00', true)).toMatch(/not known\. The fee is \$15\.00\.$/);
  });

  it.each([
    [1_005_000n, '0.50% above market'],
    [990_000n, '1.00% below market'],
    [1_000_000n, 'at market'],
    [1_000_001n, 'at market'],
    [999_960n, 'at market'],
    [1_000_050n, '0.01% above market'],
  ])('fits into a line: %d cents are %s', (cents, words) => {
    const cost = computeMarketCost({ settlement: makeMoney(cents, 'USD'), payment: euros }, rates, now);
    expect(cost && briefMarketCostText(cost)).toBe(words);
  });

  it.each([
    [1_005_000n, '0.50% above market ($50.00)'],
    [995_000n, '0.50% below market ($50.00)'],
    [1_000_010n, 'at market ($0.10)'],
    [1_000_000n, 'at market'],
  ])('is said of a booked deal with what it comes to: %#', (settlement, words) => {
    const cost = computeMarketCost({ settlement: makeMoney(settlement, 'USD'), payment: euros }, rates, now);
    expect(cost && bookedMarketCostText(cost)).toBe(words);
  });

  it('follows from the crosses of the base, in the minor units of each currency', () => {
    const yen = computeMarketCost({ settlement: makeMoney(1_616_000n, 'JPY'), payment: euros }, rates, now);
    expect(yen).toMatchObject({ difference: makeMoney(16_000n, 'JPY'), percent: 1 });
    const pounds = computeMarketCost({ settlement: makeMoney(757_500n, 'GBP'), payment: euros }, rates, now);
    expect(pounds).toMatchObject({ difference: makeMoney(7_500n, 'GBP'), percent: 1 });
  });

  it.each([
    ['there are no rates', null, 'USD', now],
    ['the rate is missing', { ...rates, rates: {} }, 'USD', now],
    ['the market does not list the currency', rates, 'ZAR', now],
    ['both amounts are in one currency', rates, 'EUR', now],
    ['the rates are older than 70 minutes by their own moment', rates, 'USD', 80 * minute + 1],
    ['they name none and were received earlier', { ...rates, madeAt: null }, 'USD', 82 * minute + 1],
  ] as const)('is not told where %s', (_why, market, currency, at) => {
    expect(
      computeMarketCost({ settlement: makeMoney(1_000_000n, currency), payment: euros }, market, at),
    ).toBeNull();
  });

  it('is told to the last of the 70 minutes', () => {
    expect(
      computeMarketCost({ settlement: makeMoney(1_000_000n, 'USD'), payment: euros }, rates, 80 * minute),
    ).not.toBeNull();
  });
});
