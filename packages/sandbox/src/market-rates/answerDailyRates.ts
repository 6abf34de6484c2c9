import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { computeMidRate } from '../market/computeMidRate.ts';
import { formatDecimalRate } from '../market/formatDecimalRate.ts';
import { makeRatesRefusal, type RatesRefusal } from './makeRatesRefusal.ts';
import { ratesPlanByKey } from './ratesKeys.ts';
import { ownBase, refusalOfPlan, symbolsOf } from './readRatesQuery.ts';

const dayMs = 24 * 3_600_000;
const mostDays = 365;

const startOfDay = (text: unknown): number =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;

const refusalOfDays = (from: unknown, to: unknown): RatesRefusal | null => {
  if (from === undefined || to === undefined) return 'no_timeframe_supplied';
  const [first, last] = [startOfDay(from), startOfDay(to)];
  if (Number.isNaN(first)) return 'invalid_start_date';
  if (Number.isNaN(last)) return 'invalid_end_date';
  if (last < first) return 'invalid_time_frame';
  return last - first > mostDays * dayMs ? 'time_frame_too_long' : null;
};

/** No market is open on a weekend, and its days are left out. */
const isMarketDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay());

/** The close of a day that is over, which never changes, and the rate of the moment of the one that is not. */
const rateOn = (day: number, base: Currency, quote: Currency, now: number): number =>
  Number(
    Number(formatDecimalRate(computeMidRate(base, quote, Math.min(day + dayMs - 1, now)))).toPrecision(8),
  );

/**
 * GET timeseries (RATE-15): one rate a day of the market that quotes are made from, the same whenever somebody asks. Only the
 * paid plan has it; the others are refused with 105.
 */
export const answerDailyRates = (query: Readonly<Record<string, unknown>>, now: number) => {
  const { access_key: key, base = ownBase, symbols, start_date: from, end_date: to } = query;
  const plan = ratesPlanByKey.get(key);
  const ofKey = refusalOfPlan(plan, key, base);
  if (ofKey !== null && ofKey !== 'base_currency_access_restricted') return makeRatesRefusal(ofKey);
  if (plan !== 'paid' || !isCurrency(base)) return makeRatesRefusal('function_access_restricted');
  const ofDays = refusalOfDays(from, to);
  if (ofDays !== null) return makeRatesRefusal(ofDays);
  const asked = symbolsOf(symbols).filter(isCurrency);
  if (asked.length === 0) return makeRatesRefusal('invalid_currency_codes');
  const last = Math.min(startOfDay(to), now);
  const rates: Record<string, Record<string, number>> = {};
  for (let day = startOfDay(from); day <= last; day += dayMs)
    if (isMarketDay(day))
      rates[new Date(day).toISOString().slice(0, 10)] = Object.fromEntries(
        asked.map((quote) => [quote, rateOn(day, base, quote, now)]),
      );
  return { success: true, timeseries: true, start_date: from, end_date: to, base, rates };
};
