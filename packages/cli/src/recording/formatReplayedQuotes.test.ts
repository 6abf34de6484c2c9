import { describe, expect, it } from 'vitest';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import { plainPaint } from '../../test/plainPaint.ts';
import { formatReplayedQuotes } from './formatReplayedQuotes.ts';

const began = Date.UTC(2026, 10, 23, 10);

/** So many milliseconds after the first event. */
const moment = (after: number) => ({ after, time: new Date(began + after).toISOString() });

const state: ReplayedState = {
  ...moment(0),
  event: 'answered',
  quote: 'quote-1',
  rate: 0.9,
  lock: 'Payment',
  settlement: makeMoney(17_441n, 'USD'),
  payment: makeMoney(15_000n, 'EUR'),
  parts: [],
  fee: { currency: 'USD', amount: 20 },
  total: makeMoney(19_441n, 'USD'),
  secondsLeft: null,
  endsIn: null,
  renewal: null,
  connection: null,
  failure: null,
  cannotBook: null,
  booking: null,
};

const shown = (states: readonly ReplayedState[], columns: number | null = null): readonly string[] =>
  formatReplayedQuotes(states, 'web', { ...plainPaint, columns })
    .split('\n')
    // Hours, and in some zones minutes, are those of whoever runs this.
    .map((line) => line.replaceAll(/\b\d\d:\d\d(?=:\d\d\.\d)/g, 'hh:mm'));

describe('the lines of a replayed quote', () => {
  it('tell what is sent, the fee and the total, as they stood there (REC-4)', () => {
    expect(shown([state])).toEqual([
      'hh:mm:00.0  A quote came',
      '            you send $174.41; they receive €150.00 (locked); 1 USD = 0.9000 EUR; fee $20.00; total $194.41; Book Deal on',
    ]);
  });

  it('tell of a later state only what changed, and what stands there no more', () => {
    const booked: ReplayedState = {
      ...state,
      ...moment(65_990),
      event: 'booking-answered',
      rate: null,
      booking: { became: 'booked', made: 'deal-1', settlement: null, payment: null },
    };
    expect(shown([state, booked]).slice(2)).toEqual([
      'hh:mm:05.9  The booking was answered',
      '            no rate any more; booked as deal-1',
    ]);
  });

  it('count states that are as the one before, until when, and begin anew after another one', () => {
    const passed = (after: number): ReplayedState => ({
      ...state,
      ...moment(after),
      event: 'time-passed',
    });
    const states = [state, passed(1_000), passed(2_000), passed(12_300), { ...state, ...moment(13_000) }];
    expect(shown([...states, passed(14_000)]).slice(2)).toEqual([
      'hh:mm:01.0  Time passed',
      '            2 more like it, until hh:mm:12.3',
      'hh:mm:13.0  A quote came',
      'hh:mm:14.0  Time passed',
    ]);
  });

  it('stay within a narrow terminal', () => {
    const lines = shown([state], 40);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });
});
