import type { Clock } from '../ports/clock.ts';

/**
 * A moment of a live quote as the wall clock will show it, in milliseconds since 1970: for ends that are kept or shown.
 * Null, a moment that is not known, stays null.
 */
export const toWallClockTime = (clock: Clock, moment: number | null): number | null =>
  moment === null ? null : clock.now() + (moment - clock.elapsed());
