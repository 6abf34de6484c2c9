import { isCalendarDay } from '@fx-gateway/domain/geography/isCalendarDay.ts';

const msOfDay = 86_400_000;
const daysIn: Readonly<Record<string, number>> = { d: 1, w: 7 };

/** How many days before today a person means: `today`, `yesterday`, `7d` or `2w`; null where it is none of these. */
const daysBack = (text: string): number | null => {
  const word = text.toLowerCase();
  if (word === 'today') return 0;
  if (word === 'yesterday') return 1;
  const { count, unit = '' } = /^(?<count>\d{1,4})(?<unit>[dw])$/.exec(word)?.groups ?? {};
  return count === undefined ? null : Number(count) * (daysIn[unit] ?? 1);
};

/** How a day can be written, for the cure of one that is none. */
export const dayFormatsHint =
  'A day is written as 2026-11-22, or as today, yesterday, 7d (seven days ago) or 2w (two weeks ago).';

/** The day, `2026-11-22`, that a text means at a moment, in UTC; null where it means none. */
export const parseDay = (text: string, now: number): string | null => {
  const back = daysBack(text.trim());
  if (back !== null) return new Date(now - back * msOfDay).toISOString().slice(0, 10);
  return isCalendarDay(text) ? text : null;
};
