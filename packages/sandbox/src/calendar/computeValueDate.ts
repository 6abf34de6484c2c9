import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { addBusinessDays, isBusinessDay, nextDay, type Day } from './businessDay.ts';

const newYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day a deal counts for: the day in New York, from 17:00 on the one after, and never a weekend. */
export const computeTradeDate = (at: number): Day => {
  const parts = new Map(newYork.formatToParts(at).map(({ type, value }) => [type, value]));
  const today = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  let day = Number(parts.get('hour')) >= 17 ? nextDay(today) : today;
  while (!isBusinessDay(day, [])) day = nextDay(day);
  return day;
};

/**
 * When a deal made at that moment (epoch ms) is settled: two business days of both currencies and of the dollar after
 * its trade date, one day for the dollar against the Canadian dollar.
 */
export const computeValueDate = (settlement: Currency, payment: Currency, at: number): Day =>
  valueDateFromTradeDate(settlement, payment, computeTradeDate(at));

/** The same of a trade date. */
export const valueDateFromTradeDate = (settlement: Currency, payment: Currency, traded: Day): Day => {
  const pair = new Set<Currency>([settlement, payment]);
  const days = pair.has('USD') && pair.has('CAD') ? 1 : 2;
  return addBusinessDays(traded, days, ['USD', ...pair]);
};
