import { subtractBusinessDays, utcDayOf } from '../../calendar/businessDays.ts';
import type { OrderSummary } from '../api/order.ts';
import { isCalendarDay } from '../../geography/isCalendarDay.ts';

const businessDays = 5;
const recentDays = 30;
const dayMs = 24 * 3_600_000;

/** The day of a text that the partner wrote, which may have a time; null where it begins with none. */
export const readValidLeadingDay = (text: string): string | null => {
  const day = text.slice(0, '2026-11-27'.length);
  return isCalendarDay(day) ? day : null;
};

/** It is asked for each of thousands of orders: the day is found once in a day. */
const onceADay = (find: (now: number) => string): ((now: number) => string) => {
  let known = { today: Number.NaN, day: '' };
  return (now) => {
    const today = Math.floor(now / dayMs);
    if (today !== known.today) known = { today, day: find(now) };
    return known.day;
  };
};

/** The first day whose deals may be still to settle, at a moment in milliseconds since 1970. */
export const firstSettlingDay = onceADay((now) => subtractBusinessDays(utcDayOf(now), businessDays));

const firstRecentDay = onceADay((now) => utcDayOf(now - recentDays * dayMs));

type Entered = { readonly entryDate: string };

const isEnteredSince = ({ entryDate }: Entered, first: string): boolean =>
  entryDate >= first && readValidLeadingDay(entryDate) !== null;

/** Whether a deal was entered in the last five business days. */
export const isEnteredInSettlingPeriod = (order: Entered, now: number): boolean =>
  isEnteredSince(order, firstSettlingDay(now));

/** Whether a deal may have been instructed in these days: its detail tells. One that is older than 30 days is not asked about. */
export const isEnteredInLastThirtyDays = (order: Entered, now: number): boolean =>
  isEnteredSince(order, firstRecentDay(now));

/** Whether an order of the list is instructed and may be still to settle: its detail tells. */
export const mayBeToSettle = (order: Pick<OrderSummary, 'beneCount' | 'entryDate'>, now: number): boolean =>
  order.beneCount > 0 && isEnteredInLastThirtyDays(order, now);
