import { isCalendarDay } from '../geography/isCalendarDay.ts';

/** When something was or will be: a moment in milliseconds since 1970, or a day of which no zone is known. */
export type MomentOrDay =
  | { readonly kind: 'moment'; readonly at: number }
  | { readonly kind: 'day'; readonly day: string };

const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Reads a text of a partner: a moment only where its zone stands there, else the day as written, without a shift (S-7).
 * Null where it is neither, so that nothing is told of it.
 */
export const readMomentOrDay = (text: string): MomentOrDay | null => {
  const at = zoned.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(at)) return { kind: 'moment', at };
  const day = text.slice(0, '2026-11-22'.length);
  return isCalendarDay(day) ? { kind: 'day', day } : null;
};

/** A moment that this machine kept. */
export const momentOf = (at: number): MomentOrDay => ({ kind: 'moment', at });
