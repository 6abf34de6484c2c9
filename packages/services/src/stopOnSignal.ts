import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from './createServices.ts';

/** Longer than the slowest call, which the database ends. */
const patienceMs = 35_000;

/**
 * Ends the process when it is told to: first it says that it is not ready, so that nobody is sent here any more, then it
 * takes no more calls and finishes those that run. A second signal ends it at once.
 */
export const stopOnSignal = (services: Services, drainSeconds: number): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    services.stopSoon();
    await wait(drainSeconds * 1000);
    setTimeout(() => process.exit(1), patienceMs).unref();
    await services.close();
    process.exit(0);
  };
  const begin = () => void stop().catch(() => process.exit(1));
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
};
