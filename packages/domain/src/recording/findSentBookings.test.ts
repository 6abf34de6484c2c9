import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import type { RecordedCall } from '../recorder/callRecorder.ts';
import { findSentBookings } from './findSentBookings.ts';
import type { ReplayedState } from './replayedState.ts';

const at = (second: number): string => `2026-11-23T09:59:${String(second).padStart(2, '0')}.000Z`;

const [sent, received] = [makeMoney(10_150n, 'USD'), makeMoney(9_000n, 'EUR')];

const state = (second: number, event: string, booking: ReplayedState['booking'] = null): ReplayedState => ({
  after: second * 1_000,
  time: at(second),
  event,
  quote: 'quote-1',
  rate: 0.9,
  lock: 'Payment',
  settlement: sent,
  payment: received,
  parts: [],
  fee: null,
  total: null,
  secondsLeft: null,
  endsIn: null,
  renewal: null,
  connection: null,
  failure: null,
  cannotBook: null,
  booking,
});

const answered = (second: number, booking: NonNullable<ReplayedState['booking']>): ReplayedState =>
  state(second, 'booking-answered', booking);

const call = (second: number, requestId: string | null, name = 'POST /deal/book'): RecordedCall => ({
  at: second,
  time: at(second),
  call: name,
  became: requestId === null ? 'lost' : 'answered',
  status: requestId === null ? null : 200,
  requestId,
});

const amounts = { settlement: sent, payment: received };

describe('the bookings of a recording', () => {
  it('are those that were booked, with the moment of the press and the ids of the calls until the next one', () => {
    const states = [
      state(1, 'booking-began'),
      answered(3, { became: 'booked', made: 'order-1', ...amounts }),
      state(5, 'booking-began'),
      answered(6, { became: 'booked', made: 'order-2', ...amounts }),
    ];
    const calls = [
      call(0, 'early'),
      call(1, 'quote', 'POST /deal/quote'),
      call(2, null),
      call(3, 'a'),
      call(5, 'b'),
    ];
    expect(findSentBookings(states, calls, 'POST /deal/book')).toEqual([
      { made: 'order-1', pressedAt: at(1), ...amounts, requestIds: ['a'] },
      { made: 'order-2', pressedAt: at(5), ...amounts, requestIds: ['b'] },
    ]);
  });

  it('are also those of which nobody knows the end, with what stood there when they left', () => {
    const unknown = answered(2, { became: 'unknown', settlement: null, payment: null });
    const states = [state(1, 'booking-began'), unknown, state(4, 'booking-began'), state(6, 'booking-began')];
    expect(findSentBookings(states, [], 'POST /deal/book')).toEqual(
      [1, 4, 6].map((second) => ({ made: null, pressedAt: at(second), ...amounts, requestIds: [] })),
    );
  });

  it('are none that the partner refused, or that never left', () => {
    const refused = { became: 'refused', failure: { kind: 'refused', status: 400 } } as const;
    const states = [refused, { became: 'same-booked' }, { became: 'not-kept' }].flatMap((booking, place) => [
      state(place, 'booking-began'),
      answered(place, { ...booking, ...amounts } as NonNullable<ReplayedState['booking']>),
    ]);
    expect(findSentBookings(states, [call(0, 'a')], 'POST /deal/book')).toEqual([]);
  });

  it('is one whose press is older than what the recording holds, from the moment of its answer', () => {
    const late = answered(3, { became: 'booked', made: 'order-1', ...amounts });
    expect(findSentBookings([late], [], 'POST /deal/book')).toMatchObject([{ pressedAt: at(3) }]);
  });
});
