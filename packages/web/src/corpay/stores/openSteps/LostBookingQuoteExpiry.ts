import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { hasLostBookingQuoteEnded } from '@fx-gateway/domain/intents/quoteEnd.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';

/**
 * Tells whether the quote of a lost booking has ended, and calls back when it ends: from then on sending the booking again is not
 * expected to book it.
 */
export class LostBookingQuoteExpiry {
  readonly #dependencies: { readonly clock: Clock; readonly timers: Timers };

  constructor(dependencies: { readonly clock: Clock; readonly timers: Timers }) {
    this.#dependencies = dependencies;
  }

  hasEnded(intent: StoredBookingCall): boolean {
    return hasLostBookingQuoteEnded(intent, this.#dependencies.clock.now());
  }

  /** Runs `onEnd` at the end, unless the returned function was called before; never where the end is not known. */
  whenEnded({ endsAt }: StoredBookingCall, onEnd: () => void): () => void {
    const { clock, timers } = this.#dependencies;
    return endsAt === null ? () => undefined : timers.after(Math.max(0, endsAt - clock.now()), onEnd);
  }
}
