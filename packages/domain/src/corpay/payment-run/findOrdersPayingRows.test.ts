import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OrderPayment, OrderSummary } from '../api/order.ts';
import { findOrdersPayingRows } from './findOrdersPayingRows.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const silence = callFailure('no-answer', '/deal/order');
const order = (ordNum: string, entryDate = '2026-11-29'): OrderSummary => ({
  ordNum,
  beneCount: 1,
  sell: { currency: 'EUR', amount: 205 },
  entryDate,
});
const paying = (more: Partial<OrderPayment>): OrderPayment => ({
  ...orderPayment,
  beneficiaryId: 'thalassa',
  payeeName: 'Thalassa',
  amount: { currency: 'EUR', amount: 200 },
  ...more,
});

const found = async (
  payment: Partial<OrderPayment>,
  others: readonly string[] = [],
  known: readonly string[] = [],
  payments = sampleRunDeal().payments,
) => {
  const asked: string[] = [];
  const result = await findOrdersPayingRows(
    {
      show: async (ordNum) => {
        asked.push(ordNum);
        return succeeded({ ...orderDetail([paying(payment)]), ordNum, entryDate: '2026-11-29' });
      },
    },
    sampleRunDeal({ payments }),
    [order('900'), order('800', '2026-11-01')],
    others,
    known,
    now,
  );
  return { result, asked };
};

describe('an order that came since a run was judged', () => {
  it('is asked about where it pays one of the rows of a deal, whatever else it pays', async () => {
    const { result, asked } = await found({});
    expect(asked).toEqual(['900']);
    expect(result).toEqual({
      found: [
        {
          number: '900',
          sentence: 'Order 900 of Nov 29, 2026 pays €200.00 to Thalassa, as row 3 does.',
          row: 3,
        },
      ],
      unread: null,
    });
    const { beneficiaryId: _gone, ...named } = paying({ payeeName: ' THALASSA ' });
    expect((await found(named)).result).toMatchObject({ found: [{ number: '900' }] });
  });

  it('is asked about where it is booked for the amount of a row, and pays nobody yet', async () => {
    const booked = { ...orderDetail([]), ordNum: '900', entryDate: '2026-11-29' };
    const found200 = await findOrdersPayingRows(
      { show: async () => succeeded({ ...booked, sell: { currency: 'EUR', amount: 200 } }) },
      sampleRunDeal(),
      [order('900')],
      [],
      [],
      now,
    );
    expect(found200).toMatchObject({
      found: [
        {
          sentence:
            'Order 900 of Nov 29, 2026 is booked for €200.00, which row 3 pays to Thalassa, and pays nobody yet.',
        },
      ],
    });
  });

  it.each([
    ['another amount', { amount: { currency: 'EUR', amount: 201 } }],
    ['another payee', { beneficiaryId: 'somebody', payeeName: 'Somebody' }],
  ])('is none where it pays %s', async (_what, payment) => {
    expect((await found(payment)).result).toEqual({ found: [], unread: null });
  });

  it.each([
    [{ currency: 'EUR', amount: 150 }, 'pays €150.00 to Thalassa'],
    [{ currency: 'EUR', amount: 1e20 }, 'pays Thalassa'],
  ])(
    'is asked about where it has paid the reference of a row with another amount: %j',
    async (amount, what) => {
      const sentence = `Order 900 of Nov 29, 2026 ${what} with the reference inv 1, which row 3 has as well.`;
      expect((await found({ amount, reference: ' inv 1' })).result).toEqual({
        found: [{ number: '900', sentence, row: 3 }],
        unread: null,
      });
    },
  );

  it('is none where its reference is that of a row for another payee, or no row has one', async () => {
    const other = { beneficiaryId: 'somebody', payeeName: 'Somebody', reference: 'INV-1' };
    expect((await found(other)).result.found).toEqual([]);
    const amount = { currency: 'EUR', amount: 150 };
    const unnamed = sampleRunDeal().payments.map((payment) => ({ ...payment, reference: ' ' }));
    expect((await found({ amount, reference: '' }, [], [], unnamed)).result.found).toEqual([]);
  });

  it('is asked about where it pays one of the same name, who may have been deleted and added again', async () => {
    expect((await found({ beneficiaryId: 'thalassa-before' })).result).toMatchObject({
      found: [{ number: '900' }],
    });
  });

  it('is not read where it was known when the run was judged, or is looked at already', async () => {
    expect((await found({}, ['900'])).asked).toEqual([]);
    expect((await found({}, [], ['900'])).asked).toEqual([]);
  });

  it('that cannot be read is told, so that the deal is not booked without a word', async () => {
    expect(
      await findOrdersPayingRows(
        { show: async () => failed(silence) },
        sampleRunDeal(),
        [order('900')],
        [],
        [],
        now,
      ),
    ).toEqual({ found: [], unread: silence });
  });
});
