import type { Clock } from './clock.ts';
import { createSleepAwareElapsedClock } from './createSleepAwareElapsedClock.ts';
import type { Timers } from './timers.ts';

/** Time that stands still until it is moved: for proofs of everything that waits. */
export type VirtualTime = {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Moves on, running what is due in order and letting promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock, by so many milliseconds: back when they are negative. Nothing else moves. */
  setClock(byMs: number): void;
  /** The machine sleeps: the wall clock moves on, the monotonic one and the timers stand still. */
  sleep(ms: number): void;
};

const settlePromises = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** `settle` waits until nothing happens any more that needs no time. */
export const createVirtualTime = (
  start = Date.UTC(2026, 10, 21, 9, 0, 0),
  settle = settlePromises,
): VirtualTime => {
  /** The monotonic clock: timers go by it. */
  let now = 0;
  /** The wall clock's lead over it. */
  let wall = start;
  let waiting: readonly { readonly at: number; readonly run: () => void }[] = [];
  return {
    clock: {
      now: () => wall + now,
      elapsed: createSleepAwareElapsedClock({ monotonic: () => now, wall: () => wall + now }),
    },
    setClock: (byMs) => {
      wall += byMs;
    },
    sleep: (ms) => {
      wall += ms;
    },
    timers: {
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        waiting = [...waiting, timer];
        return () => {
          waiting = waiting.filter((other) => other !== timer);
        };
      },
    },
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (;;) {
        const due = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        waiting = waiting.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.run();
        await settle();
      }
      now = end;
    },
  };
};
