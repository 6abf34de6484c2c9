import { formatDate } from '../geography/formatDate.ts';

/** A moment in UTC: 'Nov 22, 2026, 14:03 UTC'. */
export const formatUtcDateTime = (at: string): string => `${formatDate(at)}, ${at.slice(11, 16)} UTC`;
