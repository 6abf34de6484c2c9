import { expect, it } from 'vitest';
import { sampleRun } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { PaymentRun, RunDeal } from './paymentRun.ts';
import { readRunFees } from './readRunFees.ts';
import { toRunReportRows } from '../report/toRunReportRows.ts';

const booking = {
  quoteId: 'q',
  idempotencyKey: 'k',
  pays: makeMoney(33_000n, 'USD'),
  receive: makeMoney(30_000n, 'EUR'),
  fee: null,
  rate: 0.909,
  endsAt: null,
  before: [],
  startedAt: 0,
};

const paid = (deal: RunDeal): RunDeal => ({
  ...deal,
  state: { kind: 'paid', booking, order: { number: `70${deal.id}`, reference: '' }, requestId: null },
});

/** The run of the samples with every deal instructed. */
const instructed = (): PaymentRun => {
  const run = sampleRun();
  return { ...run, deals: run.deals.map(paid) };
};

const usd = (amount: number) => ({ currency: 'USD', amount });

it('a report names the fee of each payment as the order has it', async () => {
  const run = instructed();
  const { fees, unread } = await readRunFees(
    { readFees: async ({ payments }) => succeeded(payments.map((_payment, place) => usd(10 + place))) },
    run,
  );
  expect(unread).toEqual([]);
  const told = new Map(toRunReportRows(run, fees).map(({ row, fee }) => [row, fee]));
  for (const { payments } of run.deals)
    expect(payments.map(({ row }) => told.get(row))).toEqual(
      payments.map((_payment, place) => usd(10 + place)),
    );
});

it('a report names the orders whose fees were not read, and does not wait for each', async () => {
  const run = instructed();
  const asked: string[] = [];
  const { fees, unread } = await readRunFees(
    {
      readFees: async (_deal, { number }) => {
        asked.push(number);
        return failed(callFailure('no-answer', '/deal/order'));
      },
    },
    run,
  );
  expect([asked.length, fees.size]).toEqual([1, 0]);
  expect(unread).toEqual(run.deals.map(({ id }) => `70${id}`));
});

it('nothing is asked where fees are named with the quotes, or nothing is instructed', async () => {
  expect(await readRunFees({ readFees: null }, instructed())).toEqual({ fees: new Map(), unread: [] });
  const untouched = {
    readFees: async () => {
      throw new Error('asked');
    },
  };
  expect(await readRunFees(untouched, sampleRun())).toEqual({ fees: new Map(), unread: [] });
});
