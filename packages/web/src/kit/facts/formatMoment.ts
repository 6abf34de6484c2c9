import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Midnight without a time zone is how a date alone is written. */
const isDateAlone = (text: string): boolean => !/T\d/.test(text) || /T00:00(:00(\.0+)?)?$/.test(text);

/** The date of a record with its time, where it has one: `Nov 21, 2026, 3:04 PM`, by the clock on the wall. */
export const formatMoment = (text: string): string => {
  const ms = isDateAlone(text) ? NaN : Date.parse(text);
  return Number.isNaN(ms) ? formatDate(text) : moment.format(ms);
};
