import { isAccessLost, type CallFailure } from './callFailure.ts';

/**
 * Decides whether what failed for want of access is asked for once more with a new token (S-82). A second failure of
 * that kind is final, so that two unwilling servers are not asked for ever.
 */
type SingleRetry = {
  /** True once for a failure for want of access; `allow` makes it true once more. */
  isDue(failure: Pick<CallFailure, 'kind'> | null): boolean;
  /** The call has succeeded, or the user wants it. */
  allow(): void;
};

export const createSingleRetry = (): SingleRetry => {
  let allowed = true;
  return {
    isDue: (failure) => {
      if (failure === null || !isAccessLost(failure) || !allowed) return false;
      allowed = false;
      return true;
    },
    allow: () => {
      allowed = true;
    },
  };
};
