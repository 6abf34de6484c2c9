const halfDay = 12 * 3_600_000;

/** Whether a day is over everywhere on earth; a text that begins with no day is never over. */
export const isDayOver = (day: string, now: number): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(day) && day.slice(0, 10) < new Date(now - halfDay).toISOString().slice(0, 10);
