import { failed, type Result } from '../../result/result.ts';
import { quoteCurrenciesOf, type MarketCurrency } from '../marketCurrencies.ts';
import { ratesFailure, type RatesFailure } from '../marketRatesService.ts';
import type { DailyRates, DailyRatesService } from './dailyRates.ts';
import { dayMs, rateDayOf } from './rateDays.ts';

/** How many days a line can have, today included; the longest is what is asked for, and the others are parts of it. */
export const lineLengths = [7, 30, 90] as const;

export type LineLength = (typeof lineLengths)[number];

/** Where nobody has chosen one. */
export const usualLineLength: LineLength = 30;

const longest = 90;

/**
 * The euro is the base that every plan of the service has, and every pair follows from it: so one question is enough for
 * all pairs in either direction.
 */
const askedBase: MarketCurrency = 'EUR';

/** The first and the last of so many days that end with the day of `now` in UTC. */
export const daysUntil = (now: number, length: number): { readonly from: string; readonly to: string } => ({
  from: rateDayOf(now - (length - 1) * dayMs),
  to: rateDayOf(now),
});

/** Asks for the rates of the last 90 days with the key of the loaded account; without one nothing is asked (RATE-15). */
export const requestDailyRates = async (
  service: DailyRatesService,
  key: string | null,
  now: number,
): Promise<Result<DailyRates, RatesFailure>> =>
  key === null
    ? failed(ratesFailure('missing-key'))
    : service.daily({
        key,
        base: askedBase,
        quotes: quoteCurrenciesOf(askedBase),
        ...daysUntil(now, longest),
      });
