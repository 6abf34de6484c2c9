import { formatMoney, formatRate, type Money } from '@fx-gateway/domain/money';
import type { ReplayedState } from '@fx-gateway/domain/recording';
import { moneyData, rateData, shownData } from '../amounts/amountData.ts';
import type { Paint } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';

const moneyOrNull = (money: Money | null) => (money === null ? null : moneyData(money));

const bookingData = (booking: NonNullable<ReplayedState['booking']>) => {
  const made = booking.became === 'booked' ? booking.made : null;
  return {
    became: booking.became,
    order: made?.startsWith('order') === true ? made : null,
    deal: made?.startsWith('deal') === true ? made : null,
    failure: booking.became === 'refused' ? booking.failure.kind : null,
    settlement: moneyOrNull(booking.settlement),
    payment: moneyOrNull(booking.payment),
  };
};

/** One state around a quote, for a program; the same words for both partners. */
export const quoteStateData = (state: ReplayedState) => ({
  after: state.after,
  event: state.event,
  quote: state.quote,
  rate: state.rate === null ? null : rateData(state.rate),
  lock: state.lock === 'Payment' ? 'payment' : 'settlement',
  settlement: moneyOrNull(state.settlement),
  payment: moneyOrNull(state.payment),
  parts: state.parts.map(moneyOrNull),
  fee: state.fee === null ? null : shownData(state.fee),
  secondsLeft: state.secondsLeft,
  renewal: state.renewal,
  failure: state.failure,
  bookDeal: {
    on: state.cannotBook === null,
    why: state.cannotBook?.why ?? null,
    words: state.cannotBook?.words ?? null,
  },
  booking: state.booking === null ? null : bookingData(state.booking),
});

const moneyText = (money: Money | null, locked: boolean): string =>
  money === null ? '' : `${formatMoney(money)}${locked ? ' (locked)' : ''}`;

const paymentText = ({ payment, lock, parts }: ReplayedState): string => {
  const each = parts.map((part) => moneyText(part, false) || '-').join(' + ');
  return moneyText(payment, lock === 'Payment') + (each === '' ? '' : ` = ${each}`);
};

const bookDealText = ({ cannotBook, event, booking }: ReplayedState): string => {
  if (event !== 'booking-answered' || booking === null)
    return cannotBook === null ? 'on' : `off: ${cannotBook.words}`;
  return booking.became === 'booked' ? `booked as ${booking.made}` : booking.became;
};

const row = (state: ReplayedState): readonly string[] => [
  (state.after / 1000).toFixed(3),
  state.failure === null || state.event !== 'answered' ? state.event : `${state.event}: ${state.failure}`,
  moneyText(state.settlement, state.lock === 'Settlement'),
  paymentText(state),
  state.rate === null ? '' : formatRate(state.rate),
  state.secondsLeft === null ? '' : `${state.secondsLeft} s`,
  bookDealText(state),
  state.renewal ?? '',
];

/** The states around quotes, for a person. */
export const quoteTable = (states: readonly ReplayedState[], paint: Paint): string =>
  table(
    [
      { heading: 'Seconds', right: true },
      { heading: 'Event' },
      { heading: 'You send', right: true },
      { heading: 'They receive', right: true },
      { heading: 'Rate', right: true },
      { heading: 'Renews in', right: true },
      { heading: 'Book Deal' },
      { heading: 'Renewal' },
    ],
    states.map(row),
    paint,
  );
