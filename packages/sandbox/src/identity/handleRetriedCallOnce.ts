import { setTimeout as wait } from 'node:timers/promises';
import type { ExpiringDatabaseStore } from './limits/expiringDatabaseStore.ts';
import type { Outcome } from './wire/outcome.ts';

/** The answers of calls whose attempts share an id. */
export type StoredRetryAnswers = ExpiringDatabaseStore<Outcome>;

/** No call takes as long; of one whose process is gone another attempt is handled then. */
const longestMs = 30_000;
const lookAgainMs = 50;

/** Handles a call for the first of its attempts, in whichever process; the others wait for that answer and get it. */
export const handleRetriedCallOnce = async (
  replays: StoredRetryAnswers,
  name: string,
  run: () => Promise<Outcome>,
): Promise<Outcome> => {
  while (!(await replays.reserve(name, longestMs))) {
    const known = await replays.get(name);
    if (known) return known;
    await wait(lookAgainMs);
  }
  try {
    const outcome = await run();
    await replays.set(name, outcome);
    return outcome;
  } catch (error) {
    // A defect is no answer: the next attempt may try again.
    await replays.delete(name).catch(() => {});
    throw error;
  }
};
