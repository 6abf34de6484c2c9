import { describe, expect, it } from 'vitest';
import { makeMoney, type Money } from '../../money/makeMoney.ts';
import { sampleBooking, sampleRun } from '../../../test/samplePaymentRun.ts';
import { advanceRun, type RunDealEvent } from './advanceRun.ts';
import { committedIn, isRunOver, settledBy, type PaymentRun } from './paymentRun.ts';

const order = { number: '700', reference: '' };
const instruction = { idempotencyKey: 'k2', startedAt: 2, endings: {} };

const after = (run: PaymentRun, ...events: readonly RunDealEvent[]): PaymentRun =>
  events.reduce((now, event) => {
    const next = advanceRun(now, '1', event);
    if (!next.ok) throw new Error(JSON.stringify(next.failure, (_, value: unknown) => String(value)));
    return next.value;
  }, run);

const leaves: RunDealEvent = { type: 'booking-leaves', booking: sampleBooking(), limited: false };
const booked: RunDealEvent = { type: 'booked', quoteId: 'q1', order, over: false, requestId: null };
const instructionLeaves: RunDealEvent = { type: 'instruction-leaves', instruction };
const instructed: RunDealEvent = { type: 'instructed', requestId: 'r9' };
const leavesAgain: RunDealEvent = { type: 'booking-leaves-again', quoteId: 'q1' };
const refused: RunDealEvent = { type: 'booking-refused', quoteId: 'q1', refusal: null };
const notBooked: RunDealEvent = { type: 'not-booked', quoteId: 'q1', refusal: null };
const events = { leaves, booked, instructionLeaves, instructed, notBooked } as const;

describe('a deal of a payment run', () => {
  it('is booked, instructed and then paid, each with the key of its call', () => {
    const run = after(sampleRun(), leaves, booked, instructionLeaves, instructed);
    expect(run.deals[0]?.state).toEqual({ kind: 'paid', booking: sampleBooking(), order, requestId: 'r9' });
    expect(isRunOver(run)).toBe(false);
  });

  it('is over with its booking where it needs no instruction', () => {
    const run = after(sampleRun(), leaves, { ...booked, over: true, requestId: 'r1' });
    expect(run.deals[0]?.state).toMatchObject({ kind: 'paid', requestId: 'r1' });
  });

  it('waits again once it is known that nothing was booked, and keeps the reason', () => {
    const refusal = { words: 'The limit is reached.', requestId: 'r2' };
    const run = after(sampleRun(), leaves, { ...notBooked, refusal });
    expect(run.deals[0]?.state).toEqual({ kind: 'waiting', refusal });
    expect(after(run, leaves).deals[0]?.state.kind).toBe('booking');
  });

  it.each([
    ['booked twice', [leaves], 'leaves'],
    ['booked again once it is booked', [leaves, booked], 'leaves'],
    ['booked again once it is paid', [leaves, booked, instructionLeaves, instructed], 'leaves'],
    ['instructed twice', [leaves, booked, instructionLeaves], 'instructionLeaves'],
    [
      'instructed again once it is paid',
      [leaves, booked, instructionLeaves, instructed],
      'instructionLeaves',
    ],
    ['instructed before it is booked', [leaves], 'instructionLeaves'],
    ['taken for unbooked once it has an order', [leaves, booked], 'notBooked'],
  ] as const)('is never %s', (_never, before, event) => {
    const run = after(sampleRun(), ...before);
    expect(advanceRun(run, '1', events[event])).toEqual({ ok: false, failure: { kind: 'not-now' } });
  });

  it('takes no answer for another quote than the one that was sent', () => {
    const run = after(sampleRun(), leaves);
    expect(advanceRun(run, '1', { ...booked, quoteId: 'q2' }).ok).toBe(false);
    expect(advanceRun(run, '1', { ...notBooked, quoteId: 'q2' }).ok).toBe(false);
    expect(advanceRun(run, '1', { ...refused, quoteId: 'q2' }).ok).toBe(false);
    expect(advanceRun(run, '1', { ...leavesAgain, quoteId: 'q2' }).ok).toBe(false);
  });

  it('is not known to be refused by the answer to its first call once that was sent again', () => {
    expect(after(sampleRun(), leaves, refused).deals[0]?.state.kind).toBe('waiting');
    const again = after(sampleRun(), leaves, leavesAgain);
    expect(advanceRun(again, '1', refused).ok).toBe(false);
    expect(after(again, notBooked).deals[0]?.state.kind).toBe('waiting');
    expect(advanceRun(after(sampleRun(), leaves, refused), '1', leavesAgain).ok).toBe(false);
  });

  it('is booked for exactly what its payees receive', () => {
    const booking = sampleBooking({ receive: makeMoney(30_001n, 'EUR') });
    expect(advanceRun(sampleRun(), '1', { type: 'booking-leaves', booking, limited: false })).toEqual({
      ok: false,
      failure: { kind: 'other-amount', quoted: booking.receive, wanted: makeMoney(30_000n, 'EUR') },
    });
  });

  it('can be left out once it is booked, and then says as what', () => {
    const run = after(sampleRun(), leaves, booked, { type: 'left-out' });
    expect(run.deals[0]?.state).toEqual({ kind: 'left-out', booking: sampleBooking(), order });
    expect(committedIn(run, 'USD')).toEqual(makeMoney(33_000n, 'USD'));
    expect(advanceRun(run, '1', instructionLeaves).ok).toBe(false);
  });

  it('is left out only while nothing is on its way', () => {
    expect(after(sampleRun(), { type: 'left-out' }).deals[0]?.state).toEqual({ kind: 'left-out' });
    expect(advanceRun(after(sampleRun(), leaves), '1', { type: 'left-out' }).ok).toBe(false);
  });

  it('that the run does not have is not advanced', () => {
    expect(advanceRun(sampleRun(), '9', leaves)).toEqual({ ok: false, failure: { kind: 'not-now' } });
  });
});

const limited = (limit: bigint, fee: bigint | null = null) => {
  const booking = sampleBooking({ fee: fee === null ? null : makeMoney(fee, 'USD') });
  const run = { ...sampleRun(), limits: [makeMoney(limit, 'USD')] };
  return advanceRun(run, '1', { type: 'booking-leaves', booking, limited: true });
};

describe('what Book all may settle', () => {
  it('is at most the limit of its currency, fee included', () => {
    expect(limited(33_000n).ok).toBe(true);
    expect(limited(32_999n)).toEqual({
      ok: false,
      failure: { kind: 'above-limit', wanted: makeMoney(33_000n, 'USD'), limit: makeMoney(32_999n, 'USD') },
    });
    expect(limited(33_000n, 1n).ok).toBe(false);
    expect(limited(33_001n, 1n).ok).toBe(true);
  });

  it('is at most the limit of the currency in which a fee is settled, where that is another one', () => {
    const booking = sampleBooking({ fee: makeMoney(1_500n, 'EUR') });
    const limits = [makeMoney(33_000n, 'USD')];
    const leavesWithin = (more: readonly Money[]) =>
      advanceRun({ ...sampleRun(), limits: [...limits, ...more] }, '1', {
        type: 'booking-leaves',
        booking,
        limited: true,
      });
    expect(leavesWithin([])).toMatchObject({
      failure: { kind: 'above-limit', wanted: makeMoney(1_500n, 'EUR'), limit: makeMoney(0n, 'EUR') },
    });
    expect(leavesWithin([makeMoney(1_500n, 'EUR')]).ok).toBe(true);
  });

  it('counts what is booked, and what may be, since nobody knows its outcome', () => {
    const run = { ...after(sampleRun(), leaves), limits: [makeMoney(65_999n, 'USD')] };
    const second = { ...sampleBooking(), quoteId: 'q2' };
    expect(advanceRun(run, '2', { type: 'booking-leaves', booking: second, limited: true })).toMatchObject({
      ok: false,
      failure: { kind: 'above-limit', wanted: makeMoney(66_000n, 'USD') },
    });
    expect(committedIn(run, 'USD')).toEqual(makeMoney(33_000n, 'USD'));
    expect(committedIn(run, 'EUR')).toEqual(makeMoney(0n, 'EUR'));
  });

  it('is nothing in a currency for which no limit was agreed to', () => {
    const booking = sampleBooking({ pays: makeMoney(1n, 'CAD') });
    expect(
      advanceRun({ ...sampleRun(), limits: [] }, '1', { type: 'booking-leaves', booking, limited: true }).ok,
    ).toBe(false);
  });

  it('leaves a fee in another currency aside', () => {
    expect(settledBy(sampleBooking({ fee: makeMoney(500n, 'AUD') }))).toEqual(makeMoney(33_000n, 'USD'));
  });
});
