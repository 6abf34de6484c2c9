import type { CallFailure } from '../../calls/callFailure.ts';
import { bookingCandidateMessages } from '../../intents/bookingCandidateMessages.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import type { StoredBookingCall } from '../intents/intent.ts';
import type { BookingInquiryAnswer } from './findLostBookingOutcome.ts';

/** What is said where nothing but the answer itself is told, as a command line does. */
export const bookingUnknownMessages = {
  noNumber: 'The partner named no order.',
  notKnown: 'It is not known whether the deal was booked.',
  lookFirst: 'It is not known whether the deal was booked. Look at Past Orders before you book it again.',
} as const;

/** What came back when it was asked whether a booking was made: that no answer came only where none came. */
export const bookingInquiryMessage = (said: BookingInquiryAnswer): string => {
  if (said === null) return 'It is not known whether it was booked.';
  if (said === 'no-number') return bookingUnknownMessages.noNumber;
  if (said.kind === 'no-answer') return 'Nobody answered whether it was booked.';
  if (said.kind === 'refused' && said.status === 410) return 'The partner answered that its quote is over.';
  if (said.kind !== 'refused' && said.kind !== 'permission')
    return 'The answer of the partner does not say whether it was booked.';
  const [message] = said.messages;
  return `The partner refused to book it${message === undefined ? '.' : `: ${message}`}`;
};

/** The question which order a lost booking became, and its answers that name none. */
export const whichOrderMessages = {
  ...bookingCandidateMessages('order'),
  /** Behind the answer that names none, as long as that cannot be said. */
  noneFrom: (time: string): string => ` (can be said from ${time}; until then it can still become a deal)`,
} as const;

type Amounts = Pick<StoredBookingCall, 'payment' | 'settlement' | 'payee'>;

/** Whether the partner may be asked without the risk that the question makes the deal, or from when; null: not known. */
type AskingAgain = 'safe' | { readonly safeFrom: string } | null;

const askingAgainMessages = (asking: AskingAgain): string => {
  if (asking === null) return '';
  return asking === 'safe'
    ? 'Asking again cannot book it a second time.'
    : `Until ${asking.safeFrom} it can still become a deal; then this page asks by itself.`;
};

/** What a page says of a booking whose answer was lost (S-80). */
export const openBookingMessages = {
  found: ({ payee, payment, settlement }: Amounts): string =>
    `${payee} receives ${formatMoney(payment)} for your ${formatMoney(settlement)}. The payment still has to be instructed.`,
  wasBooking: ({ payee, payment, settlement }: Amounts): string =>
    `You were booking ${formatMoney(payment)} for ${payee}, at ${formatMoney(settlement)}.`,
  /** While a page is in use, in a line: the whole stands in its place. */
  sentElsewhere: ({ payee, payment }: Pick<Amounts, 'payee' | 'payment'>): string =>
    `Another tab sent a booking of ${formatMoney(payment)} for ${payee}. Its answer is not known here yet.`,
  stillUnknown: 'It is still not known whether it was booked.',
  /** `failure` is why the orders could not be looked at; null when they were. */
  kept: (failure: CallFailure | null, asking: AskingAgain): string =>
    joinSentences(
      'This device keeps the quote and its key, also after you close this page.',
      failure === null ? 'No order with its amounts was found.' : '',
      askingAgainMessages(asking),
    ),
  /** In place of `sendAgain` from the end of its quote on. */
  quoteEnded:
    'Its quote has ended meanwhile: sending it again cannot book it any more, and nothing was sent.',
  sendAgain:
    'If it was not booked, this books it. If it was, nothing is booked a second time: it is the same quote.',
} as const;

/** A lost booking was found to have become no deal. */
export const notBookedMessages = {
  title: ({ payment, payee }: Pick<StoredBookingCall, 'payment' | 'payee'>): string =>
    `Your booking of ${formatMoney(payment)} for ${payee} was not made`,
  why: (said: BookingInquiryAnswer): string =>
    joinSentences(
      bookingInquiryMessage(said),
      'No new order with its amounts was found. You can book it again.',
    ),
} as const;
