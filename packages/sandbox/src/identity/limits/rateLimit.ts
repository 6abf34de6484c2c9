import { BoundedMap } from './boundedMap.ts';

/** So many times within an hour, for codes: sent to one user, and guessed at before the right one. */
export const codeLimits = {
  sent: { times: 5, withinMs: 3_600_000 },
  tried: { times: 10, withinMs: 3_600_000 },
} as const;

/** Lets something happen so often within a time; the time runs from the first of them. */
export class RateLimit {
  readonly #taken: BoundedMap<{ count: number }>;
  readonly #times: number;

  constructor(limit: { readonly times: number; readonly withinMs: number }, now: () => number) {
    this.#taken = new BoundedMap({ entries: 20_000, lifeMs: limit.withinMs }, now);
    this.#times = limit.times;
  }

  /** Whether it may happen once more; if so, it is counted. */
  take(name: string): boolean {
    const taken = this.#taken.get(name);
    if (taken === undefined) {
      this.#taken.set(name, { count: 1 });
      return true;
    }
    if (taken.count >= this.#times) return false;
    taken.count += 1;
    return true;
  }

  /** Begins anew for a name. */
  forget(name: string): void {
    this.#taken.delete(name);
  }

  clear(): void {
    this.#taken.clear();
  }
}
