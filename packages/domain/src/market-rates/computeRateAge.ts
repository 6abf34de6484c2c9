import type { MarketRates } from './marketRatesService.ts';

const minute = 60_000;

/** Rates that are older say nothing about the market any more. */
const oldestRates = 70 * minute;

type Moments = Pick<MarketRates, 'madeAt' | 'receivedAt'>;

/** The moment that the rates stand for: their `timestamp`, else their receipt; never later than their receipt. */
export const momentOfRates = ({ madeAt, receivedAt }: Moments): number =>
  Math.min(madeAt ?? receivedAt, receivedAt);

/** How old the rates are, in milliseconds. */
export const computeRateAge = (rates: Moments, now: number): number =>
  Math.max(0, now - momentOfRates(rates));

/** Whether the rates still say something about the market. */
export const areRatesCurrent = (rates: Moments, now: number): boolean =>
  computeRateAge(rates, now) <= oldestRates;

/** An age in words, e.g. `3 minutes old`. */
export const formatRateAge = (age: number): string => {
  const minutes = Math.floor(age / minute);
  if (minutes === 0) return 'less than a minute old';
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} old`;
};
