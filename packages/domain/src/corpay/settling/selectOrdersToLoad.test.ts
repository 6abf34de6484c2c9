import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '../api/order.ts';
import { selectOrdersToLoad } from './selectOrdersToLoad.ts';

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
  selectOrdersToLoad(orders, now).read.map(({ ordNum }) => ordNum);

it('reads only instructed orders of the last thirty days, which may have been instructed these days', () => {
  const late = newestFirst(6, '2026-11-24');
  const before = newestFirst(6, '2026-10-28T10:00:00Z', 900);
  const old = newestFirst(6, '2026-10-27', 800);
  expect(numbers([order(1_001, '2026-11-27', 0), ...late, ...before, ...old])).toEqual(
    [...late, ...before].map(({ ordNum }) => ordNum),
  );
});

describe('for the last payees', () => {
  it('the newest eight that were instructed are read, however old, where the list names nobody', () => {
    const old = newestFirst(10, '2026-09-18');
    expect(numbers([order(1_001, '2026-09-19', 0), ...old])).toEqual(
      old.slice(0, 8).map(({ ordNum }) => ordNum),
    );
  });

  it('as many are read as it takes to find four names, where the list names them', () => {
    const names = [['Ada'], ['Ada'], ['Ben', 'Ada'], ['Ben'], ['Cleo'], ['Ada'], ['Dora'], ['Emil']];
    const old = newestFirst(names.length, '2026-09-18').map((each, place) => ({
      ...each,
      payees: names[place] ?? [],
    }));
    expect(numbers(old)).toEqual(['1000', '998', '996', '994']);
  });

  it('nothing that may be still to settle is left out', () => {
    const late = newestFirst(20, '2026-11-25').map((each) => ({ ...each, payees: ['Ada'] }));
    const old = newestFirst(3, '2026-09-18', 900).map((each) => ({ ...each, payees: ['Ben'] }));
    expect(numbers([...late, ...old])).toEqual(late.map(({ ordNum }) => ordNum));
    expect(numbers([...late.slice(1), ...old])).toEqual([
      ...late.slice(1).map(({ ordNum }) => ordNum),
      '900',
    ]);
  });
});

it('reads no more than the newest twenty, and counts the others that may be still to settle', () => {
  const { read, left } = selectOrdersToLoad(newestFirst(33, '2026-11-25'), now);
  expect([read.length, read[0]?.ordNum, left]).toEqual([20, '1000', 13]);
  expect(selectOrdersToLoad(newestFirst(33, '2026-11-05'), now)).toMatchObject({
    left: 0,
    read: { length: 20 },
  });
});
