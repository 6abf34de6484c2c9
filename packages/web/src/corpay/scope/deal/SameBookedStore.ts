import {
  notCheckable,
  sameBooked,
  sameBookedWords,
  type OrderSummary,
  type SameBooked,
  type WantedPayment,
} from '@fx-gateway/domain/corpay';
import type { Clock } from '@fx-gateway/domain/ports';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Fetched } from '../../../calls/Fetched.ts';
import type { IntentsStore } from '../openSteps/IntentsStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import type { QuoteStore } from './QuoteStore.ts';

type SameBookedDependencies = {
  readonly session: CorpaySessionStore;
  readonly quote: QuoteStore;
  readonly intents: IntentsStore;
  readonly orders: Fetched<readonly OrderSummary[]>;
  readonly clock: Clock;
};

/**
 * Looks, while a quote stands, whether the same was booked in the last seven days. What is said belongs to the payment
 * that it was looked up for; a renewal that leaves the payment alone asks nothing again.
 */
export class SameBookedStore {
  found: { readonly wanted: WantedPayment; readonly result: SameBooked } | null = null;
  readonly #dependencies: SameBookedDependencies;
  #stop: () => void = () => undefined;
  #turn = 0;

  constructor(dependencies: SameBookedDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { found: observableRef });
  }

  /** What is said under the quote before it is booked; null where there is nothing to say. */
  get words(): string | null {
    if (this.found === null || !compareStructural(this.found.wanted, this.wanted)) return null;
    return sameBookedWords(this.found.result, this.found.wanted);
  }

  /** What is painted and could be booked. */
  get wanted(): WantedPayment | null {
    const { quote } = this.#dependencies;
    const { offer } = quote.live;
    const { beneficiary } = quote.draft;
    return offer === null || beneficiary === null
      ? null
      : { payee: beneficiary.payee, payment: offer.quote.payment };
  }

  start(): void {
    this.#stop();
    const { orders } = this.#dependencies;
    this.#stop = reaction(
      () => ({ wanted: this.wanted, list: orders.value, unread: orders.failure !== null }),
      ({ wanted, list, unread }) => {
        if (wanted !== null) void this.#look(wanted, list, unread);
      },
      {
        fireImmediately: true,
        equals: (one, other) =>
          one.list === other.list &&
          one.unread === other.unread &&
          compareStructural(one.wanted, other.wanted),
      },
    );
  }

  stop(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#turn += 1;
  }

  async #look(wanted: WantedPayment, list: readonly OrderSummary[] | null, unread: boolean): Promise<void> {
    const turn = (this.#turn += 1);
    if (list === null && !unread) return;
    const result = list === null ? notCheckable : await this.#search(wanted, list);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.found = { wanted, result: unread ? { ...result, complete: false } : result };
    });
  }

  #search(wanted: WantedPayment, list: readonly OrderSummary[]): Promise<SameBooked> {
    const { session, intents, clock } = this.#dependencies;
    const payees = new Map(intents.state.awaited.map(({ orderNumber, payee }) => [orderNumber, payee]));
    return sameBooked(session.corpay.orders, list, wanted, { now: clock.now(), payees });
  }
}
