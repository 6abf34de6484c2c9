import type { LiveQuoteState } from './liveQuoteState.ts';

/** Between two calls that are made by themselves: at most one a second. */
export const automaticCallIntervalMs = 1_000;

const longestWaitMs = 30_000;

/** How long the asking again waits after so many failures in a row: 1, 2, 4, 8, 16 and then 30 seconds. */
export const retryDelayMs = (misses: number): number =>
  Math.min(automaticCallIntervalMs * 2 ** misses, longestWaitMs);

type Pacing = Pick<LiveQuoteState<unknown, unknown, unknown>, 'askedAt' | 'lookedAt'>;

/** The soonest moment at which another request may leave by itself. */
export const computeEarliestRequestTime = ({ askedAt }: Pacing, at: number): number =>
  askedAt === null ? at : Math.max(at, askedAt + automaticCallIntervalMs);

/** The soonest moment at which another look may leave by itself. */
export const computeEarliestLookTime = ({ askedAt, lookedAt }: Pacing, at: number): number =>
  Math.max(at, ...[askedAt, lookedAt].map((left) => (left === null ? at : left + automaticCallIntervalMs)));
