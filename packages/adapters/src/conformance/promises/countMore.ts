import { breachOf } from './breachOf.ts';
import type { HeardAnswer, PromiseWorld, Proof } from './servicePromise.ts';

/** There are as many more in a customer's list as were meant to be; what else is there is left behind. */
export const countMore = (
  { one, leaves }: PromiseWorld,
  heard: HeardAnswer,
  {
    noun,
    before,
    now,
    more,
  }: {
    readonly noun: 'orders' | 'deals';
    readonly before: readonly string[];
    readonly now: readonly string[];
    readonly more: number;
  },
): Proof => {
  const fresh = now.filter((each) => !before.includes(each));
  if (fresh.length === more) return null;
  leaves(`${noun} of ${one.email}: ${fresh.join(', ')}`);
  return breachOf(heard, `${more} more in the list of ${noun}`, `${fresh.length} more`);
};
