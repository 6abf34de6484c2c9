import { formatDate, isDay } from '../geography/index.ts';

const span = 7 * 24 * 3_600_000;
const dayLength = '2026-11-23'.length;

/** Whether a deal was entered in the seven days before `now` (milliseconds since 1970), or on a day that cannot be read. */
export const isEnteredLately = (entered: string, now: number): boolean => {
  const day = entered.slice(0, dayLength);
  return !isDay(day) || day >= new Date(now - span).toISOString().slice(0, dayLength);
};

/** Several, as one says them. */
export const andJoined = (texts: readonly string[]): string => texts.join(' and ');

/** Numbers with their days: 'order 700 of 11/20/2026 and order 701 of 11/21/2026'. */
export const namedWithDays = (
  what: 'order' | 'deal',
  entries: readonly { readonly number: string; readonly entered: string }[],
): string => andJoined(entries.map(({ number, entered }) => `${what} ${number} of ${formatDate(entered)}`));

/** That the same was booked: `payments` as 'EUR 10.00 for Ada', `named` as the numbers with their days. */
export const bookedLatelyWords = (payments: string, named: string, another: string): string =>
  `In the last seven days you booked ${payments} already: ${named}. Book this deal only if it is ${another}.`;

/** That nobody knows whether `what` was booked before. */
export const notCheckedWords = (what: 'payment' | 'deal'): string =>
  `It could not be checked whether you booked this ${what} already in the last seven days.`;
