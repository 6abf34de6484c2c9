import { expect, it } from 'vitest';
import { orderStatus, orderStatusMessages } from './orderStatus.ts';

it.each([
  [0, 'awaits-instruction', 'Not instructed yet'],
  [1, 'instructed', 'Instructed'],
  [2, 'instructed', 'Instructed'],
] as const)('an order that pays %d beneficiaries is %s: %s', (beneCount, status, words) => {
  expect(orderStatus({ beneCount })).toBe(status);
  expect(orderStatusMessages[status]).toBe(words);
});
