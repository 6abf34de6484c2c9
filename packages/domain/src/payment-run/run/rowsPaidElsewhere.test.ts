import { expect, it } from 'vitest';
import { sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import { advanceRun } from './advanceRun.ts';
import type { PaymentRun, RunDeal } from './paymentRun.ts';
import { findRowsPaidElsewhere } from './rowsPaidElsewhere.ts';
import type { EqualDeal } from './runPartner.ts';
import { toRunReportRows } from '../report/toRunReportRows.ts';

const first = ({ deals: [deal] }: PaymentRun): RunDeal => {
  if (deal === undefined) throw new Error('a deal');
  return deal;
};

const order900: EqualDeal = {
  number: '900',
  sentence: 'Order 900 pays €200.00 to Thalassa, as row 3 does.',
  row: 3,
};

/** The run after a step of its first deal, and after a look at what pays what was left out. */
const leaveOut = async (
  event: Parameters<typeof advanceRun>[2],
  equal: readonly EqualDeal[],
): Promise<{ readonly run: PaymentRun; readonly looked: readonly number[] }> => {
  const left = advanceRun(sampleRun(), '1', event);
  if (!left.ok) throw new Error('It is left out.');
  let looked: readonly number[] = [];
  const lookBefore = async ({ payments }: RunDeal) => {
    looked = payments.map(({ row }) => row);
    return succeeded({ before: [], equal, listed: [], unread: null });
  };
  const seen = await findRowsPaidElsewhere({ lookBefore }, left.value, first(left.value));
  if (seen === null) return { run: left.value, looked };
  const named = advanceRun(left.value, '1', seen);
  if (!named.ok) throw new Error('It is noted.');
  return { run: named.value, looked };
};

const reported = (run: PaymentRun) =>
  toRunReportRows({ ...run, deals: [first(run)] }, new Map()).map(({ row, paidElsewhere, reason }) => ({
    row,
    order: paidElsewhere?.number ?? null,
    reason,
  }));

it('a row that was left out since it is paid by itself names the order in the report (RUN-13)', async () => {
  const { run, looked } = await leaveOut({ type: 'row-left-out', row: 3 }, [order900]);
  expect(looked, 'of the rows that stay nothing is looked up').toEqual([3]);
  expect(reported(run)).toEqual([
    { row: 2, order: null, reason: null },
    {
      row: 3,
      order: '900',
      reason: `You left this row out before its deal was booked: this run does not pay it. ${order900.sentence}`,
    },
  ]);
});

it('a deal that was left out names the order of the row that it pays, or of all of them', async () => {
  const out = 'You left it out before it was booked: nobody is paid by it.';
  expect(reported((await leaveOut({ type: 'left-out' }, [order900])).run)).toEqual([
    { row: 2, order: null, reason: out },
    { row: 3, order: '900', reason: `${out} ${order900.sentence}` },
  ]);
  const all = { number: '901', reference: 'D-7', sentence: 'Deal D-7 pays €300.00 in all.' };
  expect(reported((await leaveOut({ type: 'left-out' }, [all])).run).map(({ order }) => order)).toEqual([
    '901',
    '901',
  ]);
});

it('what is put back is named no more by what pays it elsewhere', async () => {
  const { run } = await leaveOut({ type: 'row-left-out', row: 3 }, [order900]);
  const back = advanceRun(run, '1', { type: 'row-put-back', row: 3 });
  expect(back.ok ? reported(back.value).map(({ order }) => order) : null).toEqual([null, null]);
});

it('nothing is named where nothing pays it, nothing was left out, or nothing could be looked at', async () => {
  expect(reported((await leaveOut({ type: 'left-out' }, [])).run).map(({ order }) => order)).toEqual([
    null,
    null,
  ]);
  const none = { lookBefore: async () => failed(callFailure('no-answer', '/deal/orders')) };
  const left = sampleRunDeal({ state: { kind: 'left-out' } });
  expect(await findRowsPaidElsewhere(none, sampleRun(), left)).toBeNull();
  const unasked = { lookBefore: () => Promise.reject(new Error('It is not asked.')) };
  expect(await findRowsPaidElsewhere(unasked, sampleRun(), sampleRunDeal())).toBeNull();
});

it('what was put back meanwhile is not noted', () => {
  const paidElsewhere = { number: '900', reference: '', sentence: '' };
  expect(
    advanceRun(sampleRun(), '1', { type: 'paid-elsewhere-seen', rows: [{ row: 3, paidElsewhere }] }).ok,
  ).toBe(false);
});
