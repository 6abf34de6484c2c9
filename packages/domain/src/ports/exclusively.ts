import { succeeded, type Result } from '../result/result.ts';

/**
 * Runs `work` while no other tab or process of this machine changes anything for the same customer; fails where it does
 * not come to that. No question to the user is asked inside.
 */
export type RunExclusively<E> = <T>(work: () => Promise<T>) => Promise<Result<T, E>>;

/** Where nothing else can change anything for the customer meanwhile. */
export const runWithoutExclusion = async <T>(work: () => Promise<T>): Promise<Result<T, never>> =>
  succeeded(await work());
