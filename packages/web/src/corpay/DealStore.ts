import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  bookDeal,
  whyCannotBook,
  type BeneficiarySummary,
  type CannotBook,
  type CorpayFailure,
  type DraftEvent,
  type IntentJournal,
  type OrderSummary,
  type Quote,
} from '@fx-gateway/domain/corpay';
import type { Clock, Identifiers } from '@fx-gateway/domain/ports';
import type { CorpaySessionStore } from './CorpaySessionStore.ts';
import type { Fetched } from './Fetched.ts';
import type { InstructStore } from './InstructStore.ts';
import type { IntentsStore } from './IntentsStore.ts';
import type { QuoteStore } from './QuoteStore.ts';

/** A deal of this visit that waits for its instruction. */
export type BookedStep = {
  readonly orderNumber: string;
  readonly quote: Quote;
  readonly beneficiary: BeneficiarySummary;
  readonly instruct: InstructStore;
};

export type DealPorts = {
  readonly session: CorpaySessionStore;
  readonly quote: QuoteStore;
  readonly intents: IntentsStore;
  readonly orders: Fetched<readonly OrderSummary[]>;
  readonly journal: IntentJournal;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  /** Opens the Instruct Payment form of a deal that was just booked. */
  instruct(orderNumber: string, quote: Quote, beneficiary: BeneficiarySummary): InstructStore;
};

/** Book A Deal: the quote step, the booking, and the instruct step (CP-QUOTE-1, CP-BOOK-8). */
export class DealStore {
  booked: BookedStep | null = null;
  booking = false;
  /** Why the last press booked nothing. */
  refusal: CorpayFailure | 'not-kept' | null = null;
  readonly #ports: DealPorts;

  constructor(ports: DealPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { booked: observableRef, refusal: observableRef });
  }

  get step(): 'quote' | 'instruct' {
    return this.booked === null ? 'quote' : 'instruct';
  }

  /** Why Book Deal is off; null when it is on. */
  get cannotBook(): CannotBook | null {
    const { quote, intents } = this.#ports;
    return this.booking ? 'booking' : whyCannotBook(quote.draft, quote.live, intents.bookingOpen);
  }

  /** What a person changes; it ends what was said of the last press. */
  change(event: DraftEvent): void {
    this.refusal = null;
    this.#ports.quote.send(event);
  }

  /** Book Deal goes down: the painted numbers stay until the press is over. */
  press(): void {
    if (this.cannotBook === null) this.#ports.quote.hold('press-began');
  }

  release(): void {
    this.#ports.quote.hold('press-ended');
  }

  /** Books exactly the painted offer, once; further presses while it is on its way do nothing. */
  async book(): Promise<void> {
    const { quote, intents, orders } = this.#ports;
    const { live, draft } = quote;
    if (this.cannotBook !== null || live.offer === null || draft.beneficiary === null) return;
    const { beneficiary } = draft;
    const painted = live.offer.quote;
    quote.hold('booking-began');
    if (!quote.live.held.booking) return;
    this.booking = true;
    this.refusal = null;
    const outcome = await bookDeal(
      {
        deals: this.#ports.session.corpay.deals,
        orders: this.#ports.session.corpay.orders,
        journal: this.#ports.journal,
        clock: this.#ports.clock,
        identifiers: this.#ports.identifiers,
      },
      {
        quote: painted,
        beneficiaryId: beneficiary.clientIntegrationId,
        payee: beneficiary.payee,
        newestOrder: orders.value?.[0]?.ordNum ?? null,
      },
    );
    runInAction(() => {
      this.booking = false;
      if (outcome.kind === 'booked') {
        const { orderNumber } = outcome;
        const instruct = this.#ports.instruct(orderNumber, painted, beneficiary);
        this.booked = { orderNumber, quote: painted, beneficiary, instruct };
        quote.clear();
      }
      if (outcome.kind === 'refused') this.refusal = outcome.failure;
      if (outcome.kind === 'not-kept') this.refusal = 'not-kept';
    });
    quote.hold('booking-ended');
    if (outcome.kind === 'booked') void orders.load();
    if (outcome.kind === 'unknown') void intents.answerLost(outcome.intent, outcome.failure);
  }

  /** Back to the quote step; the deal stays booked and is announced there until it is instructed (CP-INSTR-2). */
  leaveInstruct(): void {
    this.booked = null;
    void this.#ports.intents.readAwaited();
  }

  /** The payment of a deal was instructed elsewhere: its step here is over. */
  instructed(orderNumber: string): void {
    if (this.booked?.orderNumber === orderNumber) this.booked = null;
    void this.#ports.intents.readAwaited();
  }
}
