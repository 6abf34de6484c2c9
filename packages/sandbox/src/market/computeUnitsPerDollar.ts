import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { seedRates } from './seedRates.ts';

/** How many parts of one unit `computeUnitsPerDollar` counts in. */
const dollarScale = 1_000_000_000_000n;

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long a tick of the market lasts: shorter than the time between two renewals of a quote. */
const tick = 3_000;

/** A number from -1 to 1 that looks random and is always the same for the same two arguments. */
const noise = (seed: number, step: number): number => {
  let mixed = Math.imul(seed ^ Math.imul(step, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x7fffffff - 1;
};

const seedOf = (currency: Currency): number =>
  [...currency].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);

/**
 * What the market pays for a dollar at a moment (epoch ms), in parts of 10^-12 unit: the seed rate, slow swings over
 * the weeks and the day, a quicker one, and a tick every three seconds that moves 10,000 by a few cents up or down.
 */
export const computeUnitsPerDollar = (currency: Currency, at: number): bigint => {
  if (currency === 'USD') return dollarScale;
  const seed = seedOf(currency);
  const phase = noise(seed, 0) * Math.PI;
  const swing =
    0.5e-3 * Math.sin((2 * Math.PI * at) / (37 * day) + 3 * phase) +
    0.4e-3 * Math.sin((2 * Math.PI * at) / (9.3 * day) + 5 * phase) +
    0.6e-3 * Math.sin((2 * Math.PI * at) / (26 * 60 * minute) + phase) +
    1.5e-5 * Math.sin((2 * Math.PI * at) / (17 * minute) + 2 * phase) +
    4e-6 * noise(seed, Math.floor(at / tick));
  return BigInt(Math.round(seedRates[currency] * 1e6 * (1 + swing) * 1e3)) * 1_000n;
};
