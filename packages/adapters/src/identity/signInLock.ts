/**
 * Runs `work` while no other tab or process of this machine renews or replaces the same sign-in. After a while it no
 * longer waits for one that does not come to an end.
 */
export type SignInLock = <T>(work: () => Promise<T>) => Promise<T>;

/** Where the sign-in is nobody else's. */
export const runWithoutLock: SignInLock = (work) => work();
