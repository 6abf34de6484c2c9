import { BoundedMap } from './boundedMap.ts';

const free = 5;
const firstLockMs = 5_000;
const longestLockMs = 900_000;

/** Slows down guessing: after five wrong passwords in a row a name is locked for 5 s, then 10 s, up to 15 minutes. */
export class SignInAttempts {
  readonly #failures: BoundedMap<{ readonly count: number; readonly lockedUntil: number }>;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#failures = new BoundedMap({ entries: 10_000, lifeMs: longestLockMs * 2 }, now);
    this.#now = now;
  }

  isLocked(name: string): boolean {
    return (this.#failures.get(name)?.lockedUntil ?? 0) > this.#now();
  }

  failed(name: string): void {
    const count = (this.#failures.get(name)?.count ?? 0) + 1;
    const lock = count < free ? 0 : Math.min(firstLockMs * 2 ** (count - free), longestLockMs);
    this.#failures.set(name, { count, lockedUntil: this.#now() + lock });
  }

  succeeded(name: string): void {
    this.#failures.delete(name);
  }

  clear(): void {
    this.#failures.clear();
  }
}
