import { expect, it } from 'vitest';
import { awaited } from '../../../test/instructionFixture.ts';
import { bookingIntent, instructionIntent } from '../../../test/sampleDeals.ts';
import { filterOpenMoneyCalls, findUninstructedDeals } from './filterOpenMoneyCalls.ts';

it('open are bookings and instructions without an answer, oldest first, and no deal that waits', () => {
  expect(filterOpenMoneyCalls([instructionIntent, awaited('701'), bookingIntent])).toEqual([
    instructionIntent,
    bookingIntent,
  ]);
});

it('not instructed are the deals that wait, and none whose instruction has no answer yet', () => {
  const kept = [awaited('700'), awaited('701'), { ...instructionIntent, orderNumber: '700' }, bookingIntent];
  expect(findUninstructedDeals(kept)).toEqual([awaited('701')]);
});
