import { expect, it } from 'vitest';
import { orderSummary } from '../../../test/sampleDeals.ts';
import { orderStatus } from './orderStatus.ts';

it.each([
  [0, false, 'awaits-instruction'],
  [0, true, 'instruction-unknown'],
  [1, false, 'instructed'],
  [1, true, 'instructed'],
  [2, false, 'instructed'],
] as const)(
  'an order that pays %d beneficiaries, with an instruction under way from here: %s, is %s',
  (beneCount, underWay, status) => {
    expect(orderStatus({ order: { ...orderSummary('700'), beneCount }, detail: null, underWay })).toBe(
      status,
    );
  },
);
