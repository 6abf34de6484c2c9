import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSleepAwareElapsedClock } from './createSleepAwareElapsedClock.ts';
import { createVirtualTime } from './virtualTime.ts';

/** Two clocks that are moved by hand. */
const clocks = () => {
  const at = { monotonic: 5_000.25, wall: 1_700_000_000_000 };
  const elapsed = createSleepAwareElapsedClock({ monotonic: () => at.monotonic, wall: () => at.wall });
  const move = (monotonic: number, wall = monotonic) => {
    at.monotonic += monotonic;
    at.wall += wall;
    return elapsed();
  };
  return { elapsed, move };
};

describe('what has elapsed', () => {
  it('begins at 0 and goes by both clocks', () => {
    const { elapsed, move } = clocks();
    expect(elapsed()).toBe(0);
    expect(move(1_234)).toBe(1_234);
  });

  it('counts the time that a machine slept, once', () => {
    const { move } = clocks();
    expect(move(1_000)).toBe(1_000);
    expect(move(0, 3_600_000)).toBe(3_601_000);
    expect(move(500)).toBe(3_601_500);
  });

  it('goes on when the clock was set back, and counts a sleep after that in full', () => {
    const { move } = clocks();
    expect(move(2_000, -3_600_000)).toBe(2_000);
    expect(move(0, 60_000)).toBe(62_000);
  });

  it('takes a lead of up to a second for a correction: it is made up for before more is counted', () => {
    const { move } = clocks();
    expect(move(1_000, 0)).toBe(1_000);
    expect(move(0, 1_000)).toBe(1_000);
    expect(move(1_001, 0)).toBe(2_001);
    expect(move(0, 1_000)).toBe(3_001);
  });

  it('never runs fast where the two only tremble, however often it is read', () => {
    const { move } = clocks();
    let last = 0;
    for (let reading = 0; reading < 10_000; reading += 1) last = move(1, reading % 2 === 0 ? 3 : -1);
    expect(last).toBeLessThanOrEqual(10_002);
  });

  it('never runs backwards and never loses what the monotonic clock counted', () => {
    const steps = array(tuple(nat({ max: 10_000 }), integer({ min: -10_000_000, max: 10_000_000 })));
    assert(
      property(steps, (moves) => {
        const { move } = clocks();
        let before = 0;
        for (const [monotonic, wall] of moves) {
          const after = move(monotonic, wall);
          expect(after).toBeGreaterThanOrEqual(before + monotonic);
          before = after;
        }
      }),
    );
  });
});

describe('virtual time', () => {
  it('can set the wall clock, and let the machine sleep', async () => {
    const time = createVirtualTime(1_000_000);
    const rang: number[] = [];
    time.timers.after(1_000, () => rang.push(time.clock.elapsed()));
    time.setClock(-500_000);
    expect([time.clock.now(), time.clock.elapsed()]).toEqual([500_000, 0]);
    time.sleep(60_000);
    expect([time.clock.now(), time.clock.elapsed()]).toEqual([560_000, 60_000]);
    await time.advance(999);
    expect(rang).toEqual([]);
    await time.advance(1);
    expect(rang).toEqual([61_000]);
  });
});
