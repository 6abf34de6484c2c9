import { createVirtualTime, type VirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { vi } from 'vitest';

export type WalkTime = VirtualTime & {
  /** Waits until everything is done that needs no time: the partner answers, a program writes its file. */
  quiet(): Promise<void>;
  /** Counts as doing something as long as `isBusy` says so. */
  watch(isBusy: () => boolean): void;
};

const start = Date.UTC(2026, 10, 23, 9, 0, 0);

/** Time that stands still until it is moved, beside a partner whose answers really take a moment. */
export const createWalkTime = (): WalkTime => {
  const watched: (() => boolean)[] = [];
  const quiet = async (): Promise<void> => {
    // Commands read the machine's own clock.
    vi.setSystemTime(time.clock.now());
    do await new Promise((resolve) => setImmediate(resolve));
    while (watched.some((isBusy) => isBusy()));
  };
  const time = createVirtualTime(start, quiet);
  vi.setSystemTime(start);
  return { ...time, quiet, watch: (isBusy) => void watched.push(isBusy) };
};
