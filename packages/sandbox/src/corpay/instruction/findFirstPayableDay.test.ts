import { expect, it } from 'vitest';
import { findFirstPayableDay } from './findFirstPayableDay.ts';

const order = { value_date: '2026-11-20', settlement_currency: 'USD', payment_currency: 'AUD' } as const;

it('an order pays on the value date of its deal, and on the next business day where it is instructed too late for that', () => {
  expect(findFirstPayableDay(order, Date.parse('2026-11-18T12:00:00Z'))).toBe('2026-11-20');
  expect(findFirstPayableDay(order, Date.parse('2026-11-19T12:00:00Z'))).toBe('2026-11-20');
  expect(findFirstPayableDay(order, Date.parse('2026-11-20T12:00:00Z'))).toBe('2026-11-23');
  // A Saturday counts for the Monday.
  expect(findFirstPayableDay(order, Date.parse('2026-11-28T12:00:00Z'))).toBe('2026-12-01');
});
