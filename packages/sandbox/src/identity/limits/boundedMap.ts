/** A map in memory that forgets: each entry after its time, the oldest first when there are too many. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();
  readonly #limits: { readonly entries: number; readonly lifeMs: number };
  readonly #now: () => number;

  constructor(limits: { readonly entries: number; readonly lifeMs: number }, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#now() ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + this.#limits.lifeMs });
    if (this.#entries.size > this.#limits.entries) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Gives the value and forgets it. */
  take(key: string): Value | undefined {
    const value = this.get(key);
    this.#entries.delete(key);
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
