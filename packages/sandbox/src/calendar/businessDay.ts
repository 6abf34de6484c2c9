import type { Currency } from '@fx-gateway/domain/geography/currency.ts';

/** Days, besides weekends, on which a currency does not settle: a small table of the coming months. */
const holidays: Readonly<Record<string, readonly Currency[] | 'all'>> = {
  '2026-10-12': ['USD', 'CAD', 'JPY'],
  '2026-11-03': ['JPY'],
  '2026-11-11': ['USD', 'CAD'],
  '2026-11-23': ['JPY'],
  '2026-11-26': ['USD'],
  '2026-12-16': ['ZAR'],
  '2026-12-25': 'all',
  '2026-12-28': ['GBP', 'AUD', 'NZD', 'CAD'],
  '2026-12-31': ['JPY'],
  '2027-01-01': 'all',
  '2027-01-18': ['USD'],
  '2027-02-05': ['CNY', 'TWD', 'KRW'],
  '2027-02-08': ['CNY', 'TWD', 'KRW'],
  '2027-02-09': ['CNY', 'TWD', 'KRW'],
  '2027-02-10': ['CNY', 'TWD'],
  '2027-02-11': ['CNY', 'TWD', 'JPY'],
  '2027-02-15': ['USD', 'CAD'],
  '2027-03-26': ['EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'CAD', 'ZAR'],
  '2027-03-29': ['EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'ZAR'],
};

/** A calendar day without a time zone: `2026-11-24`. */
export type Day = string;

export const nextDay = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** True when all of the currencies settle on that day. */
export const isBusinessDay = (day: Day, currencies: readonly Currency[]): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const closed = holidays[day];
  return closed === undefined || (closed !== 'all' && !currencies.some((code) => closed.includes(code)));
};

/** The day that is `count` business days of all of the currencies after `day`. */
export const addBusinessDays = (day: Day, count: number, currencies: readonly Currency[]): Day => {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = nextDay(reached);
    if (isBusinessDay(reached, currencies)) left -= 1;
  }
  return reached;
};
