import { expect, it } from 'vitest';
import { formatTitleWithPayees } from './formatPayees.ts';

it.each([
  [[], 'Order 700'],
  [['Kestrel Wool'], 'Order 700 · Kestrel Wool'],
  [['Kestrel Wool', 'Kestrel Wool'], 'Order 700 · Kestrel Wool'],
  [['Kestrel Wool', 'Quay'], 'Order 700 · Kestrel Wool and 1 other'],
  [['Kestrel Wool', 'Quay', 'Thalassa'], 'Order 700 · Kestrel Wool and 2 others'],
])('an order that pays %j is called %s', (payees, title) => {
  expect(formatTitleWithPayees('Order 700', payees)).toBe(title);
});
