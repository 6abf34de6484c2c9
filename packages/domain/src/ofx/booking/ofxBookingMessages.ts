import {
  bookingCandidateMessages,
  notTheLostBookingMessages,
  bookingCandidateQuestion,
} from '../../intents/bookingCandidateMessages.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import { totalOfxCost } from '../api/ofxQuote.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';

const names = ({ parts }: Pick<StoredOfxBookingCall, 'parts'>): string => {
  const [first, ...others] = parts.map(({ name }) => name);
  if (first === undefined) return 'nobody';
  return others.length === 0 ? first : `${first} and ${others.length} more`;
};

/** What the customer pays for a booking, with the fee and the total where they are known. */
const price = (intent: StoredOfxBookingCall): string => {
  const pays = formatMoney(toPaysAndReceives(intent).pays);
  if (intent.fee === null) return pays;
  const total = totalOfxCost(intent);
  return `${pays} and a fee of ${formatDisplayOnlyAmount(intent.fee)}${total === null ? '' : `, ${formatMoney(total)} in all`}`;
};

/** What is said of a booking whose answer was lost (S-80). */
export const openOfxBookingMessages = {
  title: 'What became of your booking?',
  looking: 'Looking at your deals...',
  chooseFirst: bookingCandidateMessages('deal').chooseFirst,
  isBooked: 'Your deal is booked',
  isNotBooked: 'Your deal was not booked',
  nothingBooked: 'Nothing was booked. What you typed is still here.',
  /** Beside a newer quote than the one that was refused. */
  nothingBookedBefore:
    'Nothing was booked at the earlier quote. What you typed is still here, with a new quote.',
  /** After either of them, where the partner takes no token. */
  authorizeFirst: 'Authorize, then book again.',
  wasBooking: (intent: StoredOfxBookingCall): string => {
    const { receive } = toPaysAndReceives(intent);
    return `You were booking ${formatMoney(receive)} for ${names(intent)}, at ${price(intent)}.`;
  },
  /** While a page is in use, in a line: the whole stands in its place. */
  sentElsewhere: (intent: StoredOfxBookingCall): string =>
    `Another tab sent a booking of ${formatMoney(toPaysAndReceives(intent).receive)} for ${names(intent)}. Its answer is not known here yet.`,
  changedSince: 'The deals have changed since you were asked, so it stays open.',
  notKnown: 'It is not known whether the deal was booked.',
  lookFirst: 'It is not known whether the deal was booked. Look at your deals before you book it again.',
  /** Of bookings that another tab has settled: how many there are, and how many of them are found among the deals. */
  settledElsewhere: (count: number, booked: number): string => {
    if (booked === count) return count === 1 ? 'Your deal is booked' : `${count} deals are booked`;
    const bookings = count === 1 ? 'your booking' : `${count} bookings`;
    return `What became of ${bookings} was found out in another tab`;
  },
  /** What a booking became; null where it is not known to be a deal. */
  became: (became: { readonly reference: string } | null): string =>
    became === null ? 'Your deals show whether it was booked.' : `It is booked as ${became.reference}.`,
  emptied: 'Where the same stood typed here, it was emptied.',
  neverAgain:
    'Nothing here sends it again by itself, but a browser may repeat a call when its connection breaks. Your deals show what became of it.',
  which: (count: number) => bookingCandidateQuestion('deal', count),
  /** Asked before these deals, as many as there are, are taken for other ones. */
  others: (count: number, intent: StoredOfxBookingCall) =>
    notTheLostBookingMessages('deal', count, {
      receive: toPaysAndReceives(intent).receive,
      payees: names(intent),
    }),
  /** Behind the answer that names none, as long as it cannot be given. */
  notBookedFrom: (time: string): string =>
    ` (can be said from ${time}; until then it may still be on its way)`,
} as const;
