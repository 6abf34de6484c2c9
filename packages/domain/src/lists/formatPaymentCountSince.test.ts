import { expect, it } from 'vitest';
import { formatPaymentCountSince } from './formatPaymentCountSince.ts';

it.each([
  [['2026-11-21'], 'in 1 order, booked Nov 21, 2026'],
  [['2026-11-21', '2025-01-03'], 'in 2 orders since Jan 3, 2025'],
  [Array.from({ length: 1200 }, () => '2025-01-03'), 'in 1,200 orders since Jan 3, 2025'],
])('a sum of payments says of how many it is, and since when', (days, text) => {
  expect(formatPaymentCountSince(days, ['order', 'orders'])).toBe(text);
});
