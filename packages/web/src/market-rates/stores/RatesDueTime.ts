import type { RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { ratesRenewalDelayMs } from '@fx-gateway/domain/market-rates/ratesRenewalDelayMs.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';

/** How long another base stays chosen before its rows are asked for one by one. */
const restMs = 300;

/** When the next question for rates is due, by `Clock.elapsed`: at once, or so long after the last one as its failure asks for. */
export class RatesDueTime {
  readonly #clock: Clock;
  /** When the last question left; null when the next is due at once. */
  #askedAt: number | null = null;
  /** Until then another base may be chosen, and nothing is asked. */
  #restsUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  asked(): void {
    this.#askedAt = this.#clock.elapsed();
  }

  atOnce(): void {
    this.#askedAt = null;
  }

  /** Waits for somebody who may step on through the list of bases. */
  rest(): void {
    this.#restsUntil = this.#clock.elapsed() + restMs;
  }

  /** How many milliseconds are left; none or fewer where it is due. */
  wait(failure: RatesFailure | null): number {
    const due = this.#askedAt === null ? 0 : this.#askedAt + ratesRenewalDelayMs(failure);
    return Math.max(due, this.#restsUntil) - this.#clock.elapsed();
  }
}
