import type { BookingBlockReason } from '@fx-gateway/domain/quoting/cannotBookMessages.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/** The bookings whose outcome is not known yet. */
type OpenBookings = {
  /** False until the journal has been read. */
  readonly known: () => boolean;
  /** Their quote ids. */
  readonly ids: () => readonly string[];
};

/**
 * Whether what is displayed may be booked although other bookings are open. The user says so for all of them; E is the
 * booking that stands in the way, and `same` says that it is for the same.
 */
export class BookDespiteOpenStore<E extends { readonly same: boolean }> {
  /** The quote ids of open bookings that the user wants this deal beside. */
  despite: readonly string[] = [];
  readonly #open: OpenBookings;
  readonly #earlierOf: (despite: readonly string[]) => E | null;

  constructor(open: OpenBookings, earlierOf: (despite: readonly string[]) => E | null) {
    this.#open = open;
    this.#earlierOf = earlierOf;
    makeAutoObservable(this, { despite: observableRef });
  }

  /** The booking that stands in the way, whatever the user says. */
  get earlier(): E | null {
    return this.#earlierOf([]);
  }

  /** Whether other bookings are open, beside which this deal may be wanted; false when the same one is. */
  get offered(): boolean {
    return this.earlier?.same === false;
  }

  /** The user has said so for all that are open. */
  get wanted(): boolean {
    return this.offered && this.#earlierOf(this.despite) === null;
  }

  /** Why nothing can be booked; null where nothing stands in the way. */
  get inTheWay(): BookingBlockReason | null {
    if (!this.#open.known()) return 'journal-unread';
    const earlier = this.#earlierOf(this.despite);
    if (earlier === null) return null;
    return earlier.same ? 'earlier-booking-open' : 'beside-earlier';
  }

  /** The user says whether they want this deal beside all bookings that are open now. */
  want(wanted: boolean): void {
    this.despite = wanted ? this.#open.ids() : [];
  }
}
