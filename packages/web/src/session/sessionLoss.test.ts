import { expect, it } from 'vitest';
import { createSessionLossNotifier } from './sessionLoss.ts';

it('that a call was refused for want of a sign-in is told to everybody who listens, until they stop', () => {
  const loss = createSessionLossNotifier();
  const told: string[] = [];
  const stopFirst = loss.listen(() => told.push('first'));
  loss.listen(() => told.push('second'));
  loss.report();
  expect(told).toEqual(['first', 'second']);
  stopFirst();
  loss.report();
  expect(told).toEqual(['first', 'second', 'second']);
});
