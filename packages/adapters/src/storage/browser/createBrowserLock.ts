import { runWithoutExclusion, type RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';

/**
 * Runs work while no other tab of this browser runs any under the same name; a tab that is closed lets go. Browsers
 * know such locks on safe addresses only: elsewhere nothing is waited for.
 */
export const createBrowserLock = (name: string): RunExclusively<never> =>
  'locks' in navigator
    ? async (work) => succeeded(await navigator.locks.request(name, work))
    : runWithoutExclusion;
