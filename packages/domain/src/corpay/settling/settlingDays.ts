import { businessDaysBack, dayOf } from '../../calendar/businessDays.ts';
import { isDay } from '../../geography/isDay.ts';

const businessDays = 5;

/** The day of a text that the partner wrote, which may have a time; null where it begins with none. */
export const readDay = (text: string): string | null => {
  const day = text.slice(0, '2026-11-27'.length);
  return isDay(day) ? day : null;
};

/** The first day whose deals may be still to settle, at a moment in milliseconds since 1970. */
export const firstSettlingDay = (now: number): string => businessDaysBack(dayOf(now), businessDays);

/** Whether a deal was entered in the last five business days. When it was instructed, no partner says. */
export const isStillSettling = ({ entryDate }: { readonly entryDate: string }, now: number): boolean => {
  const day = readDay(entryDate);
  return day !== null && day >= firstSettlingDay(now);
};
