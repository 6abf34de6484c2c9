import { expect, it } from 'vitest';
import { money, type Money } from './money.ts';
import { splitAmount } from './splitAmount.ts';

const amounts = Array.from({ length: 20_000 }, (_, index) => BigInt(index) * 7_919n + 1n);
const weights = [5n, 3n, 7n, 11n, 1n];
const whole = 27n;

/** The least that a split can be: one multiplication and one division for each part, and nothing of what they leave. */
const leastSplit = (total: Money): Money[] =>
  weights.map((weight) => ({ currency: total.currency, minor: (total.minor * weight) / whole }));

const inDecimals = (total: Money): Money[] =>
  splitAmount(total, weights).map(({ currency, minor }) => {
    const text = String(minor).padStart(3, '0');
    return { currency, minor: BigInt(`${text.slice(0, -2)}.${text.slice(-2)}`.replace('.', '')) };
  });

const timeOf = (split: (total: Money) => Money[]): number => {
  const began = performance.now();
  for (const amount of amounts) split(money(amount, 'USD'));
  return performance.now() - began;
};

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

it('a split takes at most twelve times the least that it could, and one by way of text is seen', () => {
  const times: { least: number[]; ours: number[]; text: number[] } = { least: [], ours: [], text: [] };
  for (let round = 0; round < 15; round += 1) {
    times.least.push(timeOf(leastSplit));
    times.ours.push(timeOf((total) => splitAmount(total, weights)));
    times.text.push(timeOf(inDecimals));
  }
  const least = median(times.least);
  expect(median(times.ours) / least).toBeLessThan(12);
  expect(median(times.text) / least).toBeGreaterThan(12);
});
