import type { Money } from '../money/makeMoney.ts';
import type { RecordedCall } from '../recorder/callRecorder.ts';
import type { ReplayedState } from './replayedState.ts';

/** A booking that left during a recording, and of which no refusal is known. */
export type SentBooking = {
  /** What it made, by its stand-in such as `order-1`; null where no answer said so. */
  readonly made: string | null;
  /** By the clock of whoever recorded it, as ISO 8601 writes it. */
  readonly pressedAt: string;
  /** What was booked; null where nothing stood there. */
  readonly settlement: Money | null;
  readonly payment: Money | null;
  /** By which ids the partner knows its answers to the calls that booked it. */
  readonly requestIds: readonly string[];
};

type Press = Omit<SentBooking, 'requestIds'>;

/** Everything that was pressed, and whether it may have made a deal. */
const pressesIn = (states: readonly ReplayedState[]): readonly (Press & { readonly sent: boolean })[] => {
  const presses: (Press & { sent: boolean })[] = [];
  let open: Press | null = null;
  for (const { event, time, settlement, payment, booking } of states) {
    if (event === 'booking-began') {
      if (open !== null) presses.push({ ...open, sent: true });
      open = { made: null, pressedAt: time, settlement, payment };
    }
    if (event === 'booking-answered' && booking !== null) {
      presses.push({
        made: booking.became === 'booked' ? booking.made : null,
        pressedAt: open?.pressedAt ?? time,
        settlement: booking.settlement ?? open?.settlement ?? null,
        payment: booking.payment ?? open?.payment ?? null,
        sent: booking.became === 'booked' || booking.became === 'unknown',
      });
      open = null;
    }
  }
  return open === null ? presses : [...presses, { ...open, sent: true }];
};

/** The bookings of a recording that may have become a deal; `bookingCall` is the partner's call that books. */
export const findSentBookings = (
  states: readonly ReplayedState[],
  calls: readonly RecordedCall[],
  bookingCall: string,
): readonly SentBooking[] => {
  const presses = pressesIn(states);
  return presses.flatMap(({ sent, ...press }, place) => {
    const next = presses[place + 1]?.pressedAt ?? null;
    const requestIds = calls.flatMap(({ call, time, requestId }) =>
      call === bookingCall && requestId !== null && time >= press.pressedAt && (next === null || time < next)
        ? [requestId]
        : [],
    );
    return sent ? [{ ...press, requestIds }] : [];
  });
};
