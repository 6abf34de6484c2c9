import { expect, it } from 'vitest';
import { commonCannotBookMessages } from './cannotBookMessages.ts';
import { whyBookDealWasOff } from './whyBookDealWasOff.ts';

it('a press on Book Deal is answered wherever the reason against it goes by itself, and the lost connection is named', () => {
  const reasons = Object.keys(commonCannotBookMessages);
  expect(reasons.filter((reason) => whyBookDealWasOff(reason) === 'disconnected')).toEqual(['disconnected']);
  expect(reasons.filter((reason) => whyBookDealWasOff(reason) === 'was-off')).toEqual([
    'loading',
    'stale',
    'resting',
  ]);
  expect(whyBookDealWasOff(null)).toBeNull();
});
