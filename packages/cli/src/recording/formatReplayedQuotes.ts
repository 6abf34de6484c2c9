import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { RecordedBooking } from '@fx-gateway/domain/recording/recordedQuotes.ts';
import type { RecordingHead } from '@fx-gateway/domain/recording/recording.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { quoteEventMessages } from './quoteEventMessages.ts';
import { formatReplayedStates, type ReplayedLine } from './formatReplayedStates.ts';

type Client = RecordingHead['client'];

/** What became of a booking. */
export const describeRecordedBooking = (booking: RecordedBooking): string => {
  switch (booking.became) {
    case 'booked':
      return `booked as ${booking.made}`;
    case 'refused':
      return `the booking failed (${booking.failure.kind})`;
    case 'unknown':
      return 'not known whether it was booked';
    case 'earlier-open':
      return 'not sent: an earlier booking is open';
    case 'same-booked':
      return 'not sent: the same was booked meanwhile';
    case 'details-unchecked':
      return 'not sent: the bank details were to be checked';
    case 'details-unread':
      return 'not sent: the bank details could not be read';
    case 'not-kept':
      return 'not sent: it could not be kept here';
  }
};

const amountText = (words: string, money: Money | null, locked: boolean): string | null =>
  money === null ? null : `${words} ${formatMoney(money)}${locked ? ' (locked)' : ''}`;

const receiveText = ({ payment, lock, parts }: ReplayedState): string | null => {
  const each = parts.map((part) => (part === null ? '-' : formatMoney(part))).join(' + ');
  const all = amountText('they receive', payment, lock === 'Payment');
  if (each === '') return all;
  return all === null ? `they receive ${each}` : `${all} = ${each}`;
};

/** The countdown as it is told there: a terminal counts to the end of a quote, a screen to its renewal. */
const countdownText = ({ secondsLeft, endsIn }: ReplayedState, client: Client): string | null => {
  if (client === 'cli') return endsIn === null ? null : `${endsIn} s left`;
  if (secondsLeft !== null) return `renews in ${secondsLeft} s`;
  return endsIn === null ? null : `ends in ${endsIn} s`;
};

const rateText = ({ rate, settlement, payment }: ReplayedState): string | null => {
  if (rate === null) return null;
  return settlement === null || payment === null
    ? `rate ${formatRate(rate)}`
    : formatDealRate({ rate, from: settlement, to: payment });
};

const eventText = ({ event, failure }: ReplayedState): string => {
  const known: Readonly<Record<string, string>> = quoteEventMessages;
  return event === 'answered' && failure !== null ? 'A question for a quote failed' : (known[event] ?? event);
};

const shownState = (state: ReplayedState, client: Client): ReplayedLine => {
  const { time, settlement, lock, fee, total, renewal, connection, failure, booking, cannotBook } = state;
  return {
    time,
    event: eventText(state),
    parts: [
      { name: 'amount to send', text: amountText('you send', settlement, lock === 'Settlement') },
      { name: 'amount to receive', text: receiveText(state) },
      { name: 'rate', text: rateText(state) },
      { name: 'fee', text: fee === null ? null : `fee ${formatDisplayOnlyAmount(fee)}` },
      { name: 'total', text: total === null ? null : `total ${formatMoney(total)}` },
      { name: 'countdown', text: countdownText(state, client) },
      { name: 'renewal', text: renewal === null ? null : `renewed: ${renewal}` },
      { name: 'word on the connection', text: connection },
      { name: 'failure', text: failure === null ? null : `failed: ${failure}` },
      { name: 'booking', text: booking === null ? null : describeRecordedBooking(booking) },
      {
        name: 'word on Book Deal',
        text: cannotBook === null ? 'Book Deal on' : `Book Deal off: ${cannotBook.words}`,
      },
    ],
  };
};

/** The states around quotes, for a person, with what the client said to them. */
export const formatReplayedQuotes = (
  states: readonly ReplayedState[],
  client: Client,
  paint: ViewStyle,
): string =>
  formatReplayedStates(
    states.map((state) => shownState(state, client)),
    paint,
  );
