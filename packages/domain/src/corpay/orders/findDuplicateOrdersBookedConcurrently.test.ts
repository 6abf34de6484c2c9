import { expect, it } from 'vitest';
import {
  failure,
  orderDetail,
  orderPayment,
  orderSummary,
  payment,
  settlement,
} from '../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../result/result.ts';
import { findDuplicateOrdersBookedConcurrently } from './findDuplicateOrdersBookedConcurrently.ts';

const booked = { payee: 'Kestrel Wool', lockSide: 'Payment', settlement, payment } as const;
const list = ['703', '702', '701'].map((ordNum) => orderSummary(ordNum));
const now = Date.UTC(2026, 10, 22, 12);

const look = (known: readonly string[], names: (ordNum: string) => readonly string[] | null) =>
  findDuplicateOrdersBookedConcurrently(
    {
      show: async (ordNum) => {
        const of = names(ordNum);
        return of === null
          ? failed(failure())
          : succeeded(orderDetail(of.map((payeeName) => ({ ...orderPayment, payeeName }))));
      },
    },
    list,
    booked,
    known,
    { now, awaited: [] },
  );

it('equal orders that came while a deal was on its way are those that nobody knew of', async () => {
  expect(await look(['703', '701'], () => ['Kestrel Wool'])).toEqual({ numbers: ['702'], complete: true });
  expect(await look(['703', '702', '701'], () => ['Kestrel Wool'])).toEqual({ numbers: [], complete: true });
});

it('an order without a payment may be equal, and one for somebody else is not', async () => {
  expect(await look(['703'], (ordNum) => (ordNum === '702' ? [] : ['Ada']))).toEqual({
    numbers: ['702'],
    complete: true,
  });
});

it('an order that cannot be read leaves it open whether there are more', async () => {
  expect(await look(['703'], (ordNum) => (ordNum === '702' ? null : ['Kestrel Wool']))).toEqual({
    numbers: ['701'],
    complete: false,
  });
});
