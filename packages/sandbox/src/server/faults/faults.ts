import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** What is known of a request when its fault is looked for. */
type FaultTarget = {
  readonly service: string;
  readonly operation?: string | undefined;
  readonly method: string;
  readonly path: string;
};

/** The faults that are switched on, oldest first; the first that matches a request strikes it. */
export class Faults {
  #waiting: { readonly fault: Fault; left: number }[] = [];
  #cleared = new AbortController();

  add(faults: readonly Fault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ fault, left: fault.times ?? Infinity })));
  }

  /** The fault for this request, counted as used. */
  strike(target: FaultTarget): Fault | undefined {
    const hit = this.#waiting.find(({ fault }) => matches(fault, target));
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== hit);
    return hit.fault;
  }

  /** What still waits, `times` being what is left. */
  list(): readonly Fault[] {
    return this.#waiting.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left }));
  }

  clear(): void {
    this.#waiting = [];
    this.#cleared.abort();
    this.#cleared = new AbortController();
  }

  /** Lets a delayed call wait for its time, or until the faults are cleared. */
  async delay({ delayMs = 1_000 }: Fault): Promise<void> {
    const { signal } = this.#cleared;
    await wait(delayMs, undefined, { signal }).catch(() => undefined);
  }
}

const matches = (fault: Fault, target: FaultTarget) =>
  (fault.service === undefined || fault.service === target.service) &&
  (fault.operation === undefined || fault.operation === target.operation) &&
  (fault.method === undefined || fault.method === target.method) &&
  (fault.path === undefined || target.path.startsWith(fault.path));
