import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { advanceRun, type RunDealEvent } from './advanceRun.ts';
import { isRunOver, totalOfRunDeal, type PaymentRun } from './paymentRun.ts';
import { readPaymentRun, writePaymentRun } from './paymentRunText.ts';
import { toRunReportRows } from '../report/toRunReportRows.ts';

const after = (run: PaymentRun, ...events: readonly RunDealEvent[]): PaymentRun =>
  events.reduce((now, event) => {
    const next = advanceRun(now, '1', event);
    if (!next.ok) throw new Error(`${event.type}: ${next.failure.kind}`);
    return next.value;
  }, run);

const leaveOut: RunDealEvent = { type: 'row-left-out', row: 2 };
const putBack: RunDealEvent = { type: 'row-put-back', row: 2 };
const booking = sampleBooking();
const leaves: RunDealEvent = { type: 'booking-leaves', booking, limited: false };
const order = { number: '700', reference: '' };
const booked: RunDealEvent = { type: 'booked', quoteId: 'q1', order, over: false, requestId: null };
const notNow = { ok: false, failure: { kind: 'not-now' } };

describe('a row of a deal that waits (RUN-10)', () => {
  it('is left out by itself, and the deal is for what remains', () => {
    const [deal, other] = after(sampleRun(), leaveOut).deals;
    expect(deal?.payments.map(({ row }) => row)).toEqual([3]);
    expect(deal && totalOfRunDeal(deal)).toEqual(makeMoney(20_000n, 'EUR'));
    expect(other).toEqual(sampleRun().deals[1]);
  });

  it('is put back where it was, as if it had never been left out', () => {
    expect(after(sampleRun(), leaveOut, putBack)).toEqual(sampleRun());
  });

  it('takes no quote with it: a booking for the deal as it was before does not leave', () => {
    const run = after(sampleRun(), leaveOut);
    expect(advanceRun(run, '1', leaves)).toMatchObject({ ok: false, failure: { kind: 'other-amount' } });
  });

  it('that was left out meanwhile is never booked, also where another of the same amount takes its place', () => {
    const rows = [2, 4];
    expect(advanceRun(sampleRun(), '1', { ...leaves, rows })).toEqual({
      ok: false,
      failure: { kind: 'rows-changed' },
    });
    expect(advanceRun(sampleRun(), '1', { ...leaves, rows: [2, 3] }).ok).toBe(true);
  });

  it('goes with its deal where it is the last one', () => {
    expect(advanceRun(after(sampleRun(), leaveOut), '1', { type: 'row-left-out', row: 3 })).toEqual(notNow);
  });

  it.each([
    ['a booking is on its way', [leaves]],
    ['it is booked', [leaves, booked]],
    ['the whole deal was left out', [{ type: 'left-out' }]],
  ] as const)('is neither left out nor put back once %s', (_once, events) => {
    const run = after(after(sampleRun(), leaveOut, putBack), ...events);
    expect(advanceRun(run, '1', leaveOut)).toEqual(notNow);
    const without = after(sampleRun(), leaveOut);
    const sent = after(without, {
      ...leaves,
      booking: sampleBooking({ receive: makeMoney(20_000n, 'EUR') }),
    });
    expect(advanceRun(sent, '1', putBack)).toEqual(notNow);
  });

  it('that was left out stands in the report with its reason, and is kept with the run', () => {
    const run = readPaymentRun(writePaymentRun(after(sampleRun(), leaveOut)));
    const row = toRunReportRows(run, new Map()).find(({ deal }) => deal === null);
    expect(row).toMatchObject({
      row: 2,
      payee: 'Olive Export',
      amount: makeMoney(10_000n, 'EUR'),
      reference: 'INV-1',
      deal: null,
      state: { code: 'left-out', words: 'Left out' },
      reason: 'You left this row out before its deal was booked: this run does not pay it.',
    });
  });
});

describe('a whole deal that was left out (RUN-10)', () => {
  it('waits again once it is put back, while nothing was booked', () => {
    const out = after(sampleRun(), { type: 'left-out' });
    expect(after(out, { type: 'put-back' })).toEqual(sampleRun());
    expect(isRunOver(after(out, { type: 'put-back' }))).toBe(false);
  });

  it('is not booked a second time: what is booked and was left out stays so', () => {
    const run = after(sampleRun(), leaves, booked, { type: 'left-out' });
    expect(advanceRun(run, '1', { type: 'put-back' })).toEqual(notNow);
    expect(advanceRun(sampleRun(), '1', { type: 'put-back' })).toEqual(notNow);
  });

  it('says in the report of its rows why they are not paid', () => {
    const [row] = toRunReportRows(after(sampleRun(), { type: 'left-out' }), new Map());
    expect(row?.reason).toBe('You left it out before it was booked: nobody is paid by it.');
  });
});
