import { bookingUnknownWords } from './bookingOutcomeWords.ts';
import type { SaidOfBooking } from './settleBooking.ts';

/** What came back when it was asked whether a booking was made: that nobody answered only where nobody did. */
export const saidOfBookingWords = (said: SaidOfBooking): string => {
  if (said === null) return 'It is not known whether it was booked.';
  if (said === 'no-number') return bookingUnknownWords.noNumber;
  if (said.kind === 'no-answer') return 'Nobody answered whether it was booked.';
  if (said.kind === 'refused' && said.status === 410) return 'The partner answered that its quote is over.';
  if (said.kind !== 'refused' && said.kind !== 'permission')
    return 'The answer of the partner does not say whether it was booked.';
  const [message] = said.messages;
  return `The partner refused to book it${message === undefined ? '.' : `: ${message}`}`;
};

/** The question which order a lost booking became, and its answers that name none. */
export const whichOrderWords = {
  some: 'One of these orders may be your booking. Which is it?',
  none: 'No new order with these amounts was found.',
  noneOfThese: 'None of these: it was not booked',
  notBooked: 'It was not booked',
  /** Behind the answer that names none, as long as that cannot be said. */
  noneFrom: (time: string): string => ` (can be said from ${time}; until then it can still become a deal)`,
  chooseFirst: 'Choose one of the answers.',
} as const;
