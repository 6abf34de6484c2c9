import { succeeded } from '../result/result.ts';
import type { RunExclusively } from './exclusively.ts';

/** Runs what it is given one after the other: for proofs of what two tabs or processes do at once. */
export const createMemoryLock = (): RunExclusively<never> => {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return succeeded(await mine);
  };
};
