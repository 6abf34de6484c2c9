import type { CallFailure } from '../../calls/index.ts';
import { formatMoney } from '../../money/index.ts';
import { joinSentences } from '../../words/index.ts';
import type { BookingIntent } from '../intents/intent.ts';

type Amounts = Pick<BookingIntent, 'payment' | 'settlement' | 'payee'>;

/** Whether the partner may be asked without the risk that the question makes the deal, or from when; null: not known. */
export type AskingAgain = 'safe' | { readonly safeFrom: string } | null;

const askingAgainWords = (asking: AskingAgain): string => {
  if (asking === null) return '';
  return asking === 'safe'
    ? 'Asking again cannot book it a second time.'
    : `Until ${asking.safeFrom} it can still become a deal; then this page asks by itself.`;
};

/** What a page says of a booking whose answer was lost (S-80). */
export const openBookingWords = {
  found: ({ payee, payment, settlement }: Amounts): string =>
    `${payee} receives ${formatMoney(payment)} for your ${formatMoney(settlement)}. The payment still has to be instructed.`,
  wasBooking: ({ payee, payment, settlement }: Amounts): string =>
    `You were booking ${formatMoney(payment)} for ${payee}, at ${formatMoney(settlement)}.`,
  stillUnknown: 'It is still not known whether it was booked.',
  /** `failure` is why the orders could not be looked at; null when they were. */
  kept: (failure: CallFailure | null, asking: AskingAgain): string =>
    joinSentences(
      'This device keeps the quote and its key, also after you close this page.',
      failure === null ? 'No order with its amounts was found.' : '',
      askingAgainWords(asking),
    ),
  sendAgain:
    'If it was not booked, this books it. If it was, nothing is booked a second time: it is the same quote.',
} as const;
