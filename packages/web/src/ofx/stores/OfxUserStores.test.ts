import { expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { observersOf } from '../../../test/observersOf.ts';

it('a scope that has ended is followed by nothing any more', async () => {
  const { scope } = await openAuthorizedScope();
  scope.deals.start();
  expect(observersOf(scope)).toBeGreaterThan(5);
  scope.stop();
  expect(observersOf(scope)).toBe(0);
});
