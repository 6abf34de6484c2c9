import type { Timers } from '../ports/timers.ts';
import type { Result } from '../result/result.ts';
import type { CallFailure } from './callFailure.ts';

const atOnce = 2;
/** How long nothing is asked after a 429, in milliseconds; twice as long after each further one. */
const firstPause = 1_000;
const longestPause = 30_000;
const tooManyRequests = 429;

/** Reads the details of many without hurry: two at a time, and slower where the partner has enough (HIST-3, PAYEE-6). */
export type DetailLoadQueue<Of> = {
  /** Reads these before all that wait; what is on its way is not asked for twice. */
  want(these: readonly Of[]): void;
  /** Reads these no more, unless they are on their way. */
  drop(these: readonly Of[]): void;
};

/** `found` hears of each what was answered, and `resting` for how many milliseconds nothing is asked. */
export const createDetailLoadQueue = <Of, Detail>({
  read,
  timers,
  found,
  resting: isResting = () => undefined,
}: {
  readonly read: (of: Of) => Promise<Result<Detail, CallFailure>>;
  readonly timers: Timers;
  readonly found: (of: Of, answer: Result<Detail, CallFailure>) => void;
  readonly resting?: (ms: number) => void;
}): DetailLoadQueue<Of> => {
  let waiting: readonly Of[] = [];
  /** What is on its way, and whether it is still wanted. */
  const underWay = new Map<Of, boolean>();
  let pause = 0;
  let resting = false;

  const goOn = (): void => {
    const [next, ...others] = waiting;
    if (next === undefined || resting || underWay.size === atOnce) return;
    waiting = others;
    void ask(next);
    goOn();
  };
  const rest = (): void => {
    if (resting) return;
    pause = Math.min(pause === 0 ? firstPause : pause * 2, longestPause);
    resting = true;
    isResting(pause);
    timers.after(pause, () => {
      resting = false;
      goOn();
    });
  };
  const ask = async (of: Of): Promise<void> => {
    underWay.set(of, true);
    const answer = await read(of);
    const isWanted = underWay.get(of) === true;
    underWay.delete(of);
    if (!answer.ok && answer.failure.status === tooManyRequests) {
      if (isWanted) waiting = [of, ...waiting];
      return rest();
    }
    pause = 0;
    found(of, answer);
    goOn();
  };
  return {
    want: (these) => {
      for (const each of these) if (underWay.has(each)) underWay.set(each, true);
      waiting = [...new Set([...these, ...waiting])].filter((each) => !underWay.has(each));
      goOn();
    },
    drop: (these) => {
      for (const each of these) if (underWay.has(each)) underWay.set(each, false);
      const dropped = new Set(these);
      waiting = waiting.filter((each) => !dropped.has(each));
    },
  };
};
