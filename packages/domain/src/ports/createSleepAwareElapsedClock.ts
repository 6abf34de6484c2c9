/** A clock that differs from the other by less than this was corrected; by more, it was set back. */
const setBackMs = 1_000;

/**
 * What has passed since the first reading: the larger progress of two clocks that both may stand still or jump. The
 * monotonic one never runs backwards, but stands still while a machine sleeps; the wall clock runs on, but can be set
 * back. Whole milliseconds, never less than before.
 */
export const createSleepAwareElapsedClock = (clocks: {
  readonly monotonic: () => number;
  readonly wall: () => number;
}): (() => number) => {
  const start = clocks.monotonic();
  /** By how much the wall clock is ahead of the monotonic one when neither jumps. */
  let ahead = clocks.wall() - start;
  let slept = 0;
  return () => {
    const monotonic = clocks.monotonic();
    const jumped = clocks.wall() - monotonic - ahead;
    if (jumped > 0) slept += jumped;
    if (jumped > 0 || jumped < -setBackMs) ahead += jumped;
    return Math.floor(monotonic - start + slept);
  };
};
