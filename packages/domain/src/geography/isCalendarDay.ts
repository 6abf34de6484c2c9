/** Whether this is a day of the calendar, as `2026-11-22`. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};
