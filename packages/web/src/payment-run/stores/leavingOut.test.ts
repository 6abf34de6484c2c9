import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { RunPaymentStore } from './RunPaymentStore.ts';

/** One deal that pays rows 2, 3 and 4, each of them 100 EUR. */
const grouped = (): PaymentRun => {
  const run = runOf(3);
  const [first] = run.deals;
  if (first === undefined) throw new Error('There is no deal.');
  return { ...run, deals: [{ ...first, payments: run.deals.flatMap(({ payments }) => payments) }] };
};

const open = async (store = createMemoryStore(), kept = false) => {
  const partner = fakePaymentRuns(store);
  const payment = new RunPaymentStore(partner.scope, { run: grouped(), kept });
  payment.start();
  await partner.time.advance(1_000);
  const deal = () => {
    const [only] = payment.run.deals;
    if (only === undefined) throw new Error('There is no deal.');
    return only;
  };
  return { ...partner, payment, deal, quoted: () => payment.quotes.displayedOf(deal())?.quote.receive };
};

describe('a row that is left out of a deal (RUN-10)', () => {
  it('takes the quote away at once, and the deal is quoted anew for what remains', async () => {
    const { payment, time, quoted, calls } = await open();
    expect(quoted()).toEqual(makeMoney(30_000n, 'EUR'));
    await payment.leaveOut('1', { type: 'row-left-out', row: 3 });
    expect(quoted()).toBeUndefined();
    expect(payment.sums).toMatchObject([{ unquoted: 1 }]);
    await payment.calls.bookDeal('1');
    expect(calls).toEqual([]);
    await time.advance(1_000);
    expect(quoted()).toEqual(makeMoney(20_000n, 'EUR'));
    await payment.calls.bookDeal('1');
    expect(calls).toHaveLength(2);
  });

  it('is paid again once it is put back, at a quote for all of them', async () => {
    const { payment, time, deal, quoted } = await open();
    await payment.leaveOut('1', { type: 'row-left-out', row: 3 });
    await payment.leaveOut('1', { type: 'row-put-back', row: 3 });
    await time.advance(1_000);
    expect(deal().payments.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(quoted()).toEqual(makeMoney(30_000n, 'EUR'));
  });

  it('is quoted for what remains also where an answer for all rows comes later', async () => {
    const { payment, answers, time, quoted } = await open();
    answers.quoteMs = 3_000;
    await time.advance(28_000);
    await payment.leaveOut('1', { type: 'row-left-out', row: 3 });
    await time.advance(2_000);
    expect(quoted()).toBeUndefined();
    await time.advance(6_000);
    expect(quoted()).toEqual(makeMoney(20_000n, 'EUR'));
  });

  it('in another tab while this one looks before it books: nothing leaves but what was displayed, and the user is told', async () => {
    const store = createMemoryStore();
    const here = await open(store);
    await here.payment.record.begin();
    await here.payment.leaveOut('1', { type: 'row-left-out', row: 2 });
    here.scope.partner.lookBefore = async () => {
      // The sum is the same: only the rows tell that it is another deal.
      await here.scope.runs.advance('run-1', '1', { type: 'row-put-back', row: 2 });
      await here.scope.runs.advance('run-1', '1', { type: 'row-left-out', row: 4 });
      return { ok: true, value: { before: [], equal: [], listed: ['701'], unread: null } };
    };
    await here.time.advance(1_000);
    await here.payment.calls.bookDeal('1');
    expect(here.calls).toEqual([]);
    expect(here.payment.stops.of('1')).toEqual({ kind: 'rows-changed' });
    expect(here.deal().payments.map(({ row }) => row)).toEqual([2, 3]);
    await here.time.advance(1_000);
    expect(here.quoted()).toEqual(makeMoney(20_000n, 'EUR'));
  });
});

it('a deal that was left out is put back, and quoted again, while nothing was booked (RUN-10)', async () => {
  const { payment, time, deal, quoted } = await open();
  await payment.leaveOut('1');
  expect(payment.isOver).toBe(true);
  await payment.leaveOut('1', { type: 'put-back' });
  await time.advance(1_000);
  expect(deal().state.kind).toBe('waiting');
  expect(quoted()).toEqual(makeMoney(30_000n, 'EUR'));
});
