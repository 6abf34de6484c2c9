import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';

/** A moment in UTC, `Nov 22, 2026, 14:03:20 UTC`; a day as the partner wrote it. */
export const whenText = (at: string): string =>
  isDay(at) ? formatDate(at) : `${formatDate(at)}, ${at.slice(11, 19)} UTC`;
