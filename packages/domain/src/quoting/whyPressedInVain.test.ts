import { expect, it } from 'vitest';
import { cannotBookAnyMessages } from './cannotBookMessages.ts';
import { whyPressedInVain } from './whyPressedInVain.ts';

it('a press on Book Deal is answered wherever the reason against it goes by itself, and the lost connection is named', () => {
  const reasons = Object.keys(cannotBookAnyMessages);
  expect(reasons.filter((reason) => whyPressedInVain(reason) === 'disconnected')).toEqual(['disconnected']);
  expect(reasons.filter((reason) => whyPressedInVain(reason) === 'was-off')).toEqual([
    'loading',
    'stale',
    'resting',
  ]);
  expect(whyPressedInVain(null)).toBeNull();
});
