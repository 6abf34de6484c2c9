import { expect, it } from 'vitest';
import type { OrderSummary } from '../api/order.ts';
import { ordersToRead } from './ordersToRead.ts';

const now = Date.parse('2026-11-27T10:00:00Z');

const order = (ordNum: number, entryDate: string, beneCount = 1): OrderSummary => ({
  ordNum: String(ordNum),
  beneCount,
  entryDate,
  sell: { currency: 'EUR', amount: 100 },
});

const newestFirst = (count: number, entryDate: string, from = 1_000) =>
  Array.from({ length: count }, (_, place) => order(from - place, entryDate));

const numbers = (orders: readonly OrderSummary[]) =>
  ordersToRead(orders, now).read.map(({ ordNum }) => ordNum);

it('reads only instructed orders of the last thirty days, which may have been instructed these days', () => {
  const late = newestFirst(6, '2026-11-24');
  const before = newestFirst(6, '2026-10-28T10:00:00Z', 900);
  const old = newestFirst(6, '2026-10-27', 800);
  expect(numbers([order(1_001, '2026-11-27', 0), ...late, ...before, ...old])).toEqual(
    [...late, ...before].map(({ ordNum }) => ordNum),
  );
});

it('reads the newest four that were instructed, however old, for the last payees', () => {
  const old = newestFirst(6, '2026-09-18');
  expect(numbers([order(1_001, '2026-09-19', 0), ...old])).toEqual(['1000', '999', '998', '997']);
});

it('reads no more than the newest twenty, and counts the others that may be still to settle', () => {
  const { read, left } = ordersToRead(newestFirst(33, '2026-11-25'), now);
  expect([read.length, read[0]?.ordNum, left]).toEqual([20, '1000', 13]);
  expect(ordersToRead(newestFirst(33, '2026-11-05'), now)).toMatchObject({ left: 0, read: { length: 20 } });
});
