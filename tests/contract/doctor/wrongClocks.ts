import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, day, later } from './environmentChanges.ts';

/** Clocks that go wrong, of this machine or of a service. */
export const wrongClocks: readonly BrokenEnvironment[] = [
  {
    name: 'the clock of this machine is a day behind',
    make: () => ({
      services: ({ headers }) => ({
        headers: { ...headers, date: new Date(Date.now() + day).toUTCString() },
      }),
    }),
    as: corpayUser,
    symptom: 'clock-here',
    setting: 'clock',
    says: /24 hours behind/,
  },
  {
    name: 'the clock of this machine is ten minutes ahead',
    make: () => ({ services: ({ headers }) => ({ headers: later(headers, -600) }) }),
    symptom: 'clock-here',
    setting: 'clock',
    says: /10 minutes ahead.* Change: the clock of this machine/,
  },
  {
    name: 'the clock of one service is wrong',
    make: () => ({ services: at('corpay', ({ headers }) => ({ headers: later(headers, 900) })) }),
    symptom: 'clock-there',
    setting: 'apis.corpay',
    says: /15 minutes behind/,
  },
];
