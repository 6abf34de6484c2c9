import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { createSleepAwareElapsedClock } from '@fx-gateway/domain/ports/createSleepAwareElapsedClock.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { randomUuid } from './randomUuid.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: createSleepAwareElapsedClock({ monotonic: () => performance.now(), wall: () => Date.now() }),
};

export const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const systemIdentifiers: Identifiers = { uuid: randomUuid };
