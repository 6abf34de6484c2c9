import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, for a minute: a machine that is busy is no reason to fail. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 2_400) throw new Error('It never came to this.');
    await pause(25);
  }
};
