import { expect, it } from 'vitest';
import { openQuotedScope } from '../../../test/fakeCorpay.ts';
import { observersOf } from '../../../test/observersOf.ts';

it('a scope that has ended is followed by nothing any more', async () => {
  const { scope } = await openQuotedScope();
  scope.orders.start();
  scope.sameBooked.start();
  expect(observersOf(scope)).toBeGreaterThan(5);
  scope.stop();
  expect(observersOf(scope)).toBe(0);
});
