import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';

const firstPauseMs = 5_000;
const mostTries = 5;
/** A timer of a browser runs at once when it is set for weeks. */
const longestPauseMs = 3_600_000;

type Waiting = { readonly tries: number; readonly cancel: () => void };

/**
 * Looks again by itself at what is not known yet: after 5, 10, 20, 40 and 80 seconds, and once more at the moment from
 * which a lost booking may be asked for. After that only the user does.
 */
export class OutcomeCheckSchedule {
  readonly #dependencies: { readonly clock: Clock; readonly timers: Timers };
  readonly #waiting = new Map<string, Waiting>();

  constructor(dependencies: { readonly clock: Clock; readonly timers: Timers }) {
    this.#dependencies = dependencies;
  }

  /** Runs `check` once, as soon as it is time; `notBefore` is a moment of the wall clock, or null. */
  plan(
    id: string,
    { patient, notBefore }: { readonly patient: boolean; readonly notBefore: number | null },
    check: () => void,
  ): void {
    const tries = this.#waiting.get(id)?.tries ?? 0;
    this.#waiting.get(id)?.cancel();
    const until = notBefore === null ? null : notBefore - this.#dependencies.clock.now();
    const pauses = [
      patient || tries >= mostTries ? null : firstPauseMs * 2 ** tries,
      until !== null && until > 0 ? until : null,
    ].filter((pause) => pause !== null);
    if (pauses.length === 0) return;
    const cancel = this.#dependencies.timers.after(Math.min(longestPauseMs, ...pauses), check);
    this.#waiting.set(id, { tries: patient ? tries : tries + 1, cancel });
  }

  forget(id: string): void {
    this.#waiting.get(id)?.cancel();
    this.#waiting.delete(id);
  }

  stop(): void {
    for (const id of this.#waiting.keys()) this.forget(id);
  }
}
