import { formatDate } from '../geography/formatDate.ts';

/** What a sum of payments is made of: `in 3 deals since Nov 21, 2026`; the days are newest first. */
export const formatPaymentCountSince = (
  days: readonly string[],
  [one, many]: readonly [string, string],
): string => {
  const first = formatDate(days.at(-1) ?? '');
  return days.length === 1
    ? `in 1 ${one}, booked ${first}`
    : `in ${days.length.toLocaleString('en-US')} ${many} since ${first}`;
};
