import type { SignInLock } from './signInLock.ts';

/** A renewal takes a second; one in a tab that sleeps is not waited for longer than this. */
const longestWait = 10_000;

/** Alone among the tabs of this browser; where it knows no locks, nothing is waited for. */
export const browserSignInLock: SignInLock = async (work) => {
  if (!('locks' in navigator)) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(
      'fxGateway.signIn',
      { signal: AbortSignal.timeout(longestWait) },
      begin,
    );
  } catch (error) {
    if (begun) throw error;
    return work();
  }
};
