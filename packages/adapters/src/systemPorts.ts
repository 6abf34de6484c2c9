import type { Clock, Identifiers, Timers } from '@fx-gateway/domain/ports';
import { randomUuid } from './randomUuid.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const systemIdentifiers: Identifiers = { uuid: randomUuid };
