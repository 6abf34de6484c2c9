import { formatDate } from '../geography/formatDate.ts';
import { isCalendarDay } from '../geography/isCalendarDay.ts';

const span = 7 * 24 * 3_600_000;
const dayLength = '2026-11-23'.length;

/** Whether a deal was entered in the seven days before `now` (milliseconds since 1970), or on a day that cannot be read. */
export const isEnteredInLastSevenDays = (entered: string, now: number): boolean => {
  const day = entered.slice(0, dayLength);
  return !isCalendarDay(day) || day >= new Date(now - span).toISOString().slice(0, dayLength);
};

/** Several, as one says them. */
export const joinWithAnd = (texts: readonly string[]): string => texts.join(' and ');

/** What was found, with what is equal about it: 'EUR 10.00 for Ada'. */
type Found = { readonly what: string; readonly number: string; readonly entered: string };

/** Once for each that is equal in the same way, with numbers and days: 'order 700 of Nov 20, 2026 and order 701 of …'. */
export const formatDuplicateDealSentences = (
  kind: 'order' | 'deal',
  found: readonly Found[],
  sentence: (what: string, named: string) => string,
): readonly string[] =>
  [...new Set(found.map(({ what }) => what))].map((what) => {
    const alike = found.filter((each) => each.what === what);
    return sentence(
      what,
      joinWithAnd(alike.map(({ number, entered }) => `${kind} ${number} of ${formatDate(entered)}`)),
    );
  });

/** That the same was booked; nothing where nothing was found. */
export const duplicateDealBookedSentences = (
  kind: 'order' | 'deal',
  found: readonly Found[],
  another: string,
): readonly string[] =>
  found.length === 0
    ? []
    : [
        ...formatDuplicateDealSentences(
          kind,
          found,
          (what, named) => `In the last seven days you booked ${what} already: ${named}.`,
        ),
        `Book this deal only if it is ${another}.`,
      ];

/** That nobody knows whether `what` was booked before. */
export const duplicatesNotCheckedMessage = (what: 'payment' | 'deal'): string =>
  `It could not be checked whether you booked this ${what} already in the last seven days.`;

/** That nobody knows whether another device booked the same as the deal that was just booked. */
export const concurrentDuplicatesNotCheckedMessage = (kind: 'order' | 'deal'): string =>
  `It could not be checked whether the same was booked on another device meanwhile: your ${kind}s show it.`;
