import { momentOfRates } from '../computeRateAge.ts';
import type { MarketRates, RatesByCurrency } from '../marketRatesService.ts';
import type { MarketCurrency } from '../marketCurrencies.ts';
import type { RatePair } from '../pairRates.ts';
import type { DailyRates } from './dailyRates.ts';
import { dayMs, isBusinessDay, rateDayOf, startOfRateDay } from './rateDays.ts';
import { daysUntil, type LineLength } from './requestDailyRates.ts';

/** A rate and the moment that it is of, in milliseconds since 1970: of a day its beginning in UTC. */
export type RatePoint = { readonly at: number; readonly rate: number };

/** The rates of a pair over time, the oldest first; there is one at least. */
export type RateLine = {
  /** One rate a day, or those that this visit has seen. */
  readonly of: 'days' | 'visit';
  readonly points: readonly RatePoint[];
  /** Where the line begins and ends, whether or not there is a rate. */
  readonly from: number;
  readonly to: number;
  readonly high: RatePoint;
  readonly low: RatePoint;
  /** Its business days that have no rate; of a visit none are missed. */
  readonly missing: readonly string[];
};

/** Units of the quote currency for one of the base, out of rates in any base (RATE-15). */
const crossRate = (
  of: { readonly base: MarketCurrency; readonly rates: RatesByCurrency },
  { base, quote }: RatePair,
): number | null => {
  const unitsOf = (currency: MarketCurrency): number | undefined =>
    currency === of.base ? 1 : of.rates[currency];
  const [from, to] = [unitsOf(base), unitsOf(quote)];
  return from === undefined || to === undefined ? null : to / from;
};

const lineOf = (
  points: readonly RatePoint[],
  more: (first: RatePoint, last: RatePoint) => Pick<RateLine, 'of' | 'from' | 'to' | 'missing'>,
): RateLine | null => {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  // Of several days with the same rate the latest is named.
  const furthest = (isFurther: (one: number, than: number) => boolean): RatePoint =>
    points.reduce((found, point) => (isFurther(found.rate, point.rate) ? found : point));
  return {
    points,
    high: furthest((one, than) => one > than),
    low: furthest((one, than) => one < than),
    ...more(first, last),
  };
};

/** The points with what is known since: the rate of a day that is not over becomes the newest one (RATE-15). */
const withLatest = (
  points: readonly RatePoint[],
  pair: RatePair,
  latest: MarketRates | null,
): readonly RatePoint[] => {
  const rate = latest === null ? null : crossRate(latest, pair);
  if (latest === null || rate === null) return points;
  const at = startOfRateDay(rateDayOf(momentOfRates(latest)));
  const isNewest = points.every((point) => point.at <= at);
  return isNewest ? [...points.filter((point) => point.at < at), { at, rate }] : points;
};

/** The business days between two moments without a point; the last day is not over. */
const daysMissed = (points: readonly RatePoint[], from: number, to: number): readonly string[] =>
  Array.from({ length: (to - from) / dayMs }, (_, place) => from + place * dayMs)
    .filter((at) => isBusinessDay(at) && points.every((point) => point.at !== at))
    .map(rateDayOf);

/**
 * One rate a day of the last so many days; null where no day of them has one. It ends at `latest`, the rates that are shown
 * now, so that a line and the row above it say the same.
 */
export const lineOfDays = (
  { base, days }: DailyRates,
  pair: RatePair,
  length: LineLength,
  now: number,
  latest: MarketRates | null = null,
): RateLine | null => {
  const until = daysUntil(now, length);
  const [from, to] = [startOfRateDay(until.from), startOfRateDay(until.to)];
  const known = days.flatMap(({ day, rates }) => {
    const rate = crossRate({ base, rates }, pair);
    return rate === null ? [] : [{ at: startOfRateDay(day), rate }];
  });
  const points = withLatest(
    known.toSorted((one, other) => one.at - other.at),
    pair,
    latest,
  ).filter(({ at }) => at >= from && at <= to);
  return lineOf(points, () => ({ of: 'days', from, to, missing: daysMissed(points, from, to) }));
};

/** What this visit has seen of a pair: one rate for each moment that the rates stand for; null where it saw none. */
export const lineOfVisit = (seen: readonly MarketRates[], pair: RatePair): RateLine | null => {
  const byMoment = new Map<number, number>();
  for (const rates of seen) {
    const rate = crossRate(rates, pair);
    if (rate !== null) byMoment.set(momentOfRates(rates), rate);
  }
  const points = [...byMoment]
    .map(([at, rate]) => ({ at, rate }))
    .toSorted((one, other) => one.at - other.at);
  return lineOf(points, (first, last) => ({ of: 'visit', from: first.at, to: last.at, missing: [] }));
};

/** The day of a point, as the calendar in UTC has it. */
export const dayOfPoint = ({ at }: RatePoint): string => rateDayOf(at);
