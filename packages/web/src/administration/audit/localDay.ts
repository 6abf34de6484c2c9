import { isCalendarDay } from '@fx-gateway/domain/geography/isCalendarDay.ts';

/** The moment (milliseconds since 1970) at which a day begins by the clock on the wall, or the one after it; null for no day. */
export const computeLocalStartOfDay = (day: string, later = 0): number | null => {
  if (!isCalendarDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
};
