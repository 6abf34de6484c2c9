import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { isCalendarDay } from '@fx-gateway/domain/geography/isCalendarDay.ts';

/** A moment in UTC, `Nov 22, 2026, 14:03:20 UTC`; a day as the partner wrote it. */
export const formatUtcMomentOrDay = (at: string): string =>
  isCalendarDay(at) ? formatDate(at) : `${formatDate(at)}, ${at.slice(11, 19)} UTC`;
