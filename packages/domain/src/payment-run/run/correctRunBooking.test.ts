import { describe, expect, it } from 'vitest';
import { nothingSaid, openRun } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import { correctRunBooking } from './correctRunBooking.ts';
import { instructRunDeal } from './instructRunDeal.ts';
import type { RunPartner } from './runPartner.ts';
import { settleRunBookingAs } from './settleRunBooking.ts';

const silence = callFailure('no-answer', '/deal');
const press = { ...nothingSaid, limited: false };
const candidates = [{ number: '703', reference: 'R-703', sentence: 'Order 703.' }];

/** A run whose first deal was lost, and of which the user has said that it became none. */
const denied = async (more: Partial<RunPartner> = {}) => {
  const opened = await openRun({
    book: async () => ({ kind: 'open', failure: silence }),
    confirmBooking: async () => ({ kind: 'not-booked', refusal: null }),
    findBooking: async () => ({ kind: 'choose', candidates, canBeNone: true }),
    ...more,
  });
  await bookRunDeal(opened.ports, 'run-1', '1', opened.quote, press);
  await settleRunBookingAs(opened.ports, 'run-1', '1', { noneOf: ['703'] });
  expect(await opened.states()).toEqual(['waiting', 'waiting']);
  return opened;
};

describe('whoever has said that a booking became no deal', () => {
  it.each(['703', 'R-703'])(
    'can name its deal after all, by %s, and nothing is booked by that',
    async (named) => {
      const { ports, states, sent } = await denied();
      expect(await correctRunBooking(ports, 'run-1', '1', named)).toEqual({
        kind: 'booked',
        order: { number: '703', reference: 'R-703' },
      });
      expect([sent, await states()]).toEqual([[], ['booked', 'waiting']]);
      await instructRunDeal(ports, 'run-1', '1', nothingSaid);
      expect(sent).toEqual(['instruct 703', 'paid 703']);
    },
  );

  it('can do so where the partner asks for no instruction, and after the deal was left out', async () => {
    const { ports, states } = await denied({ instructions: null });
    await ports.runs.advance('run-1', '1', { type: 'left-out' });
    await correctRunBooking(ports, 'run-1', '1', '703');
    expect(await states()).toEqual(['paid', 'waiting']);
    const again = await denied();
    await again.ports.runs.advance('run-1', '1', { type: 'left-out' });
    await again.ports.runs.advance('run-1', '1', { type: 'put-back' });
    await correctRunBooking(again.ports, 'run-1', '1', '703');
    expect(await again.states()).toEqual(['booked', 'waiting']);
  });

  it('is shown which deals it may be, and none of another run or of no likeness is taken', async () => {
    const { ports, states } = await denied();
    for (const named of [null, '699'])
      expect(await correctRunBooking(ports, 'run-1', '1', named)).toEqual({
        kind: 'choose',
        candidates,
        canBeNone: true,
      });
    expect(await states()).toEqual(['waiting', 'waiting']);
  });

  it('cannot do so any more once the deal was booked anew, or pays other rows', async () => {
    const anew = await denied();
    await bookRunDeal(anew.ports, 'run-1', '1', { ...anew.quote, quoteId: 'q2' }, press);
    expect(await correctRunBooking(anew.ports, 'run-1', '1', '703')).toBe(null);
    expect(await anew.states()).toEqual(['booking', 'waiting']);
    const other = await denied();
    await other.ports.runs.advance('run-1', '1', { type: 'row-left-out', row: 2 });
    expect(await correctRunBooking(other.ports, 'run-1', '1', '703')).toBe(null);
  });

  it('cannot do so where the partner itself has said that nothing was booked', async () => {
    const { ports, quote, states } = await openRun({
      book: async () => ({ kind: 'refused', refusal: { words: 'No.', requestId: null } }),
    });
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    expect(await correctRunBooking(ports, 'run-1', '1', '703')).toBe(null);
    expect(await states()).toEqual(['waiting', 'waiting']);
  });
});
