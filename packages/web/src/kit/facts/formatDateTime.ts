import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';

const parts = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const moment = new Intl.DateTimeFormat('en-US', parts);
const zonedMoment = new Intl.DateTimeFormat('en-US', { ...parts, timeZoneName: 'short' });

/** A time without a zone is told as it was written: nobody knows which zone it is of. */
const namesZone = (text: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/** Midnight without a time zone is how a date alone is written. */
const isDateAlone = (text: string): boolean => !/T\d/.test(text) || /T00:00(:00(\.0+)?)?$/.test(text);

/**
 * The date of a record with its time, where it has one: `Nov 21, 2026, 3:04 PM GMT+1`, by the clock on the wall, whose zone
 * is named where the record says of which one its time is.
 */
export const formatDateTime = (text: string): string => {
  const ms = isDateAlone(text) ? NaN : Date.parse(text);
  if (Number.isNaN(ms)) return formatDate(text);
  return (namesZone(text) ? zonedMoment : moment).format(ms);
};
