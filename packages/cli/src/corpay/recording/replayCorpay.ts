import {
  recordingVersion,
  replayRecording,
  type ReplayedState,
  type Recording,
} from '@fx-gateway/domain/corpay/recording';
import { formatMoney, formatRate, type Money } from '@fx-gateway/domain/money';
import { succeeded } from '@fx-gateway/domain/result';
import { moneyData, rateData } from '../../amounts/amountData.ts';
import { readAs } from '../../check/readAs.ts';
import type { Replaying } from '../../recording/replaying.ts';
import type { Paint } from '../../terminal/paint.ts';
import { facts, table } from '../../terminal/table.ts';
import { recordingForm } from './recordingForm.ts';

const moneyOrNull = (money: Money | null) => (money === null ? null : moneyData(money));

const bookingData = (booking: NonNullable<ReplayedState['booking']>) => ({
  became: booking.became,
  order: booking.became === 'booked' ? booking.order : null,
  failure: booking.became === 'refused' ? booking.failure.kind : null,
  settlement: moneyOrNull(booking.settlement),
  payment: moneyOrNull(booking.payment),
});

const stateData = (state: ReplayedState) => ({
  after: state.after,
  event: state.event,
  quote: state.quote,
  rate: state.rate === null ? null : rateData(state.rate),
  lock: state.lock === 'Payment' ? 'payment' : 'settlement',
  settlement: moneyOrNull(state.settlement),
  payment: moneyOrNull(state.payment),
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

const bookDealText = ({ cannotBook, event, booking }: ReplayedState): string => {
  if (event !== 'booking-answered' || booking === null)
    return cannotBook === null ? 'on' : `off: ${cannotBook.words}`;
  return booking.became === 'booked' ? `booked as ${booking.order}` : booking.became;
};

const row = (state: ReplayedState): readonly string[] => [
  (state.after / 1000).toFixed(3),
  state.failure === null || state.event !== 'answered' ? state.event : `${state.event}: ${state.failure}`,
  moneyText(state.settlement, state.lock === 'Settlement'),
  moneyText(state.payment, state.lock === 'Payment'),
  state.rate === null ? '' : formatRate(state.rate),
  state.secondsLeft === null ? '' : `${state.secondsLeft} s`,
  bookDealText(state),
  state.renewal ?? '',
];

const view =
  ({ product, client, partner, savedAt }: Recording, states: readonly ReplayedState[]) =>
  (paint: Paint): string =>
    [
      facts(
        [
          ['Saved', `${savedAt} (${client})`],
          ['Product', `${product.version}, commit ${product.commit}`],
          ['Partner', partner],
        ],
        paint,
      ),
      '',
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
      ),
    ].join('\n');

/** What the person saw, state by state, from a recording of Corpay's quotes and bookings (REC-4). */
export const replayCorpay: Replaying = {
  version: recordingVersion,
  show: async (given) => {
    const read = await readAs(given, recordingForm);
    if (!read.ok) return read;
    const { product, client, partner, savedAt } = read.value;
    const states = replayRecording(read.value);
    return succeeded({
      data: { product, client, partner, savedAt, states: states.map(stateData) },
      view: view(read.value, states),
    });
  },
};
