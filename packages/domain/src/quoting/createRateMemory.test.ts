import { expect, it } from 'vitest';
import { formatDealRate } from '../money/dealRate.ts';
import { makeMoney } from '../money/makeMoney.ts';
import { createRateMemory } from './createRateMemory.ts';

const dollars = makeMoney(10_000n, 'USD');
const euros = { rate: 0.8645, from: dollars, to: makeMoney(8_645n, 'EUR') };
const manyEuros = {
  rate: 0.86452815,
  from: makeMoney(1_000_000n, 'USD'),
  to: makeMoney(864_528n, 'EUR'),
};
const pounds = { rate: 0.75, from: dollars, to: makeMoney(7_500n, 'GBP') };

it('the rate of a quote has never fewer decimals than the one before it of the same pair (S-7)', () => {
  const remember = createRateMemory();
  const shown = [euros, manyEuros, euros, pounds, euros].map((rate) => formatDealRate(remember(rate)));
  expect(shown).toEqual([
    '1 USD = 0.8645 EUR',
    '1 USD = 0.864528 EUR',
    '1 USD = 0.864500 EUR',
    '1 USD = 0.7500 GBP',
    '1 USD = 0.864500 EUR',
  ]);
});
