import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, for a quarter of a minute. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 600) throw new Error('It never came to this.');
    await pause(25);
  }
};
