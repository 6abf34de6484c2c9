import type { LiveState } from './liveState.ts';

/** Between two calls that are made by themselves: at most one a second. */
export const ownCallEveryMs = 1_000;

const longestWaitMs = 30_000;

/** How long the asking again waits after so many failures in a row: 1, 2, 4, 8, 16 and then 30 seconds. */
export const waitAfter = (misses: number): number => Math.min(ownCallEveryMs * 2 ** misses, longestWaitMs);

type Pacing = Pick<LiveState<unknown, unknown, unknown>, 'askedAt' | 'lookedAt'>;

/** The soonest moment at which another request may leave by itself. */
export const mayAskAt = ({ askedAt }: Pacing, at: number): number =>
  askedAt === null ? at : Math.max(at, askedAt + ownCallEveryMs);

/** The soonest moment at which another look may leave by itself. */
export const mayLookAt = ({ askedAt, lookedAt }: Pacing, at: number): number =>
  Math.max(at, ...[askedAt, lookedAt].map((left) => (left === null ? at : left + ownCallEveryMs)));
