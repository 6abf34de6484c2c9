import { elapsedTime, type Clock, type Identifiers, type Timers } from '@fx-gateway/domain/ports';
import { randomUuid } from './randomUuid.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: elapsedTime({ monotonic: () => performance.now(), wall: () => Date.now() }),
};

export const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const systemIdentifiers: Identifiers = { uuid: randomUuid };
