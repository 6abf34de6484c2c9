import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { LockSide, Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { toBookingTerms } from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import type { BookingOutcome } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { isSameBooking } from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import {
  findDisplayedAmount,
  findDisplayedAmountChange,
  type ChangedAmount,
} from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import {
  createCorpayLiveQuote,
  type CorpayLiveState,
} from '@fx-gateway/domain/corpay/quotes/corpayLiveQuote.ts';
import { corpayPolicy } from '@fx-gateway/domain/corpay/quotes/corpayPolicy.ts';
import {
  reduceQuoteDraft,
  emptyDraft,
  findLockedAmountProblem,
  quoteRequestOf,
  type QuoteDraftAction,
  type QuoteDraft,
} from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import type { CorpayQuoteRecorder } from '@fx-gateway/domain/corpay/recording/corpayRecorder.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import {
  computeQuoteCountdown,
  type QuoteCountdown,
} from '@fx-gateway/domain/quoting/computeQuoteCountdown.ts';
import { LiveQuoteStore } from '../../../quoting/LiveQuoteStore.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type QuoteDependencies = {
  readonly session: CorpaySessionStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly recorder: CorpayQuoteRecorder;
};

/** The rate of a quote with the amounts that it turned into each other. */
export const corpayDealRateOf = ({ rate, settlement, payment }: Quote): DealRate => ({
  rate,
  from: settlement,
  to: payment,
});

type Running = LiveQuoteStore<QuoteDraft, QuoteRequest, Quote, BeneficiarySummary, BookingOutcome>;

/** The quote step: what is typed, and the live quote that answers it. What is typed survives `stop`. */
export class QuoteStore {
  draft: QuoteDraft = emptyDraft;
  /** The name of the chosen beneficiary who is no longer there, until another one is chosen. */
  beneficiaryGone: string | null = null;
  readonly note: Running['note'];
  /** A press, a booking or a hidden page begins or ends (S-102). */
  readonly handle: Running['handle'];
  readonly #running: Running;
  readonly #timers: Timers;
  #cancelTick: (() => void) | null = null;

  constructor({ session, clock, timers, recorder }: QuoteDependencies) {
    this.#timers = timers;
    this.#running = new LiveQuoteStore({
      session,
      clock,
      recorder,
      begin: (run) => createCorpayLiveQuote({ quotes: session.corpay.quotes, clock, timers, ...run }),
      draft: () => this.draft,
      requestOf: quoteRequestOf,
      rateOf: corpayDealRateOf,
      displayed: (quote) => this.send({ type: 'quoted', quote }),
      listed: (beneficiaries) => this.#followBeneficiaries(beneficiaries),
    });
    this.note = (event) => this.#running.note(event);
    this.handle = (type) => this.#running.handle(type);
    makeAutoObservable(this, { draft: observableRef, note: false, handle: false });
  }

  get live(): CorpayLiveState {
    return this.#running.state;
  }

  /** The rate of the displayed quote as it is written; null while none is displayed. */
  get rate(): DealRate | null {
    return this.#running.rate;
  }

  /** What is wrong with the locked amount, or null. */
  get amountProblem(): AmountFieldError | null {
    return findLockedAmountProblem(this.draft);
  }

  /** How the displayed quote changed the locked amount; null when it did not. */
  get change(): ChangedAmount | null {
    return findDisplayedAmountChange(this.live);
  }

  /** What the displayed quote counts down to; null when none is displayed. */
  get countdown(): QuoteCountdown | null {
    return computeQuoteCountdown(corpayPolicy, this.live, this.#running.now);
  }

  start(): void {
    this.#cancelTick?.();
    this.#running.start();
    this.#tick();
  }

  /** Ends the quote and its timers; the draft stays. */
  stop(): void {
    this.#cancelTick?.();
    this.#running.stop();
  }

  send(event: QuoteDraftAction): void {
    const before = this.draft;
    this.draft = reduceQuoteDraft(before, event);
    if (this.draft === before || event.type === 'quoted') return;
    if (event.type === 'beneficiary-chosen') this.beneficiaryGone = null;
    this.#running.ask();
  }

  /** What stands in the field of a side. */
  displayed(side: LockSide): string {
    return findDisplayedAmount(this.draft, this.live, side);
  }

  /** Starts over with nothing typed. */
  clear(): void {
    this.draft = emptyDraft;
    this.beneficiaryGone = null;
    this.#running.ask();
  }

  /** What is typed has become a deal after all: it does not stay there to be booked a second time. */
  becameDeal(intent: StoredBookingCall): void {
    const { beneficiary } = this.draft;
    const request = quoteRequestOf(this.draft);
    if (beneficiary === null || request === null) return;
    const typed = toBookingTerms({ request, beneficiaryId: beneficiary.clientIntegrationId });
    if (isSameBooking(intent, typed)) this.clear();
  }

  /** Follows the list: a deleted beneficiary is no longer chosen, an edited one is chosen as edited. */
  #followBeneficiaries(beneficiaries: readonly BeneficiarySummary[] | null): void {
    const { beneficiary } = this.draft;
    if (beneficiaries === null || beneficiary === null) return;
    const now =
      beneficiaries.find(
        ({ clientIntegrationId }) => clientIntegrationId === beneficiary.clientIntegrationId,
      ) ?? null;
    if (compareStructural(now, beneficiary)) return;
    this.send({ type: 'beneficiary-chosen', beneficiary: now });
    if (now === null) this.beneficiaryGone = beneficiary.payee;
  }

  #tick(): void {
    this.#running.tick();
    this.#cancelTick = this.#timers.after(500, () => this.#tick());
  }
}
