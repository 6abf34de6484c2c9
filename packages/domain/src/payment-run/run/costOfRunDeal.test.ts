import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { costOfRunDeal } from './costOfRunDeal.ts';
import type { RunBooking } from './paymentRun.ts';
import { toRunReportRows } from '../report/toRunReportRows.ts';

const usd = (amount: number) => ({ currency: 'USD', amount });
const paid = (more: Partial<RunBooking> = {}) =>
  sampleRunDeal({
    state: {
      kind: 'paid',
      requestId: null,
      booking: sampleBooking(more),
      order: { number: '700', reference: '' },
    },
  });

describe('what a deal of a run takes', () => {
  it('is told without its fee, with the fee, and with both together, wherever the partner tells it', () => {
    const both = { sends: makeMoney(33_000n, 'USD'), fee: usd(15), total: makeMoney(34_500n, 'USD') };
    expect(costOfRunDeal(paid({ fee: makeMoney(1_500n, 'USD') }), new Map())).toEqual(both);
    expect(costOfRunDeal(paid(), new Map([['1', [usd(5), usd(10)]]]))).toEqual(both);
    expect(costOfRunDeal(sampleRunDeal(), new Map())).toBe(null);
  });

  it('has no sum where the fee is not known of all payments, or is in another currency', () => {
    for (const fees of [[], [usd(5), null], [usd(5), { currency: 'EUR', amount: 1 }]])
      expect(costOfRunDeal(paid(), new Map([['1', fees]]))).toMatchObject({ fee: null, total: null });
    expect(costOfRunDeal(paid({ fee: makeMoney(100n, 'EUR') }), new Map())).toMatchObject({
      fee: { currency: 'EUR', amount: 1 },
      total: null,
    });
  });

  it('stands once at the first of its rows, and at the row itself where that is the only one', () => {
    const run = { ...sampleRun(), deals: [paid({ fee: makeMoney(1_500n, 'USD') })] };
    expect(toRunReportRows(run, new Map())).toMatchObject([
      { fee: null, sends: null, wholeDeal: { sends: makeMoney(33_000n, 'USD'), fee: usd(15) } },
      { fee: null, sends: null, wholeDeal: null },
    ]);
    const [only] = run.deals.map((deal) => ({ ...deal, payments: deal.payments.slice(0, 1) }));
    expect(only && toRunReportRows({ ...run, deals: [only] }, new Map())).toMatchObject([
      { fee: usd(15), sends: makeMoney(33_000n, 'USD') },
    ]);
  });
});
