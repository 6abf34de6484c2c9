import {
  computeIdlePhase,
  computeNextIdleMoment,
  type IdleLimit,
  type IdlePhase,
} from '@fx-gateway/domain/identity/idle.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { SharedTimestamp } from '../session/sharedTimestamp.ts';

/** When the user was last active here or in another tab, and what follows; calls in the background do not count. */
export type IdleTimer = {
  /** The user is active now; shared with other tabs at most once a second. */
  recordActivity(): void;
  phase(): IdlePhase;
  /** Milliseconds until the phase, or the seconds that it shows, change next. */
  wait(): number;
  /** True when the limit is reached, or will be within so many milliseconds. */
  endsWithin(ms: number): boolean;
  /** True when an earlier visit ended longer ago than a session may be idle. */
  idleTooLong(): boolean;
  listen(onChange: () => void): () => void;
};

const betweenWritesMs = 1_000;
const second = 1_000;

export const makeIdleTimer = ({
  clock,
  limit,
  shared,
}: {
  readonly clock: Clock;
  readonly limit: () => IdleLimit;
  readonly shared: SharedTimestamp;
}): IdleTimer => {
  let here: number | null = null;
  let written = Number.NEGATIVE_INFINITY;
  const last = (): number => Math.min(clock.now(), Math.max(here ?? 0, shared.read() ?? 0));
  const phase = (): IdlePhase => computeIdlePhase(limit(), last(), clock.now());
  return {
    recordActivity: () => {
      here = clock.now();
      if (here - written < betweenWritesMs) return;
      written = here;
      shared.write(here);
    },
    phase,
    wait: () => {
      const now = clock.now();
      const next = computeNextIdleMoment(limit(), last(), now) ?? now;
      return phase().kind === 'notice' ? Math.min(second, next - now) : next - now;
    },
    endsWithin: (ms) => last() + limit().limitMs - clock.now() <= ms,
    idleTooLong: () => {
      const left = shared.read();
      return left !== null && computeIdlePhase(limit(), left, clock.now()).kind === 'over';
    },
    listen: (onChange) => shared.listen(onChange),
  };
};
