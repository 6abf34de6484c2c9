import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/processorMs.ts';
import { orderSummary } from '../../../test/sampleDeals.ts';
import { emptyOrdersFilter, filterOrders } from './ordersFilter.ts';

describe('the filter of Past Orders', () => {
  it('answers a key within the budget of 50 ms for 10,000 orders, most of which is for drawing', () => {
    const many = Array.from({ length: 10_000 }, (_, place) => ({
      ...orderSummary(String(20_400_000 + place), {
        currency: place % 2 === 0 ? 'EUR' : 'JPY',
        amount: place,
      }),
      beneCount: place % 3,
      entryDate: `2026-${String((place % 12) + 1).padStart(2, '0')}-21T10:00:00Z`,
    }));
    const key = { search: '4', since: '2026-02-01', until: '2026-11-30', currency: 'EUR' };
    const ms = processorMs(() => {
      expect(filterOrders(many, { ...emptyOrdersFilter, ...key }).length).toBeGreaterThan(1_000);
    });
    expect(ms).toBeLessThan(10);
  });
});
