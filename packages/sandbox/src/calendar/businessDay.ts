import type { Currency } from '@fx-gateway/domain/geography';
import { holidays } from './holidays.ts';

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
