import { expect, it } from 'vitest';
import { orderStatus } from './orderStatus.ts';

it.each([
  [0, 'awaits-instruction'],
  [1, 'instructed'],
  [2, 'instructed'],
] as const)('an order that pays %d beneficiaries is %s', (beneCount, status) => {
  expect(orderStatus({ beneCount })).toBe(status);
});
