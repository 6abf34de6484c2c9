const dayLength = '2026-11-27'.length;
const dayMs = 24 * 3_600_000;

/** The day of the calendar, in UTC, that a moment in milliseconds since 1970 is on. */
export const utcDayOf = (at: number): string => new Date(at).toISOString().slice(0, dayLength);

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());

/** The day that lies so many business days before `today`. Holidays differ by currency and are not known: they count. */
export const subtractBusinessDays = (today: string, count: number): string => {
  let at = Date.parse(`${today}T00:00:00Z`);
  for (let left = count; left > 0;) {
    at -= dayMs;
    if (!isWeekend(at)) left -= 1;
  }
  return utcDayOf(at);
};
