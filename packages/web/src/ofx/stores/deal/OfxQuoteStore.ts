import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { toPaysAndReceives, type OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import type { OfxBookingOutcome } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import { isSameOfxBooking, type OfxBookingTerms } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { readTypedOfxTerms } from '@fx-gateway/domain/ofx/booking/readTypedOfxTerms.ts';
import type { StoredOfxBookingPart } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import {
  computeOfxDealParts,
  findChangedOfxAmount,
  type ChangedOfxAmount,
} from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import {
  checkOfxAmount,
  emptyOfxDraft,
  readOfxDraftAmount,
  reduceOfxDraft,
  ofxQuoteRequestOf,
  type OfxDraft,
  type OfxDraftAction,
} from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '@fx-gateway/domain/ofx/quotes/ofxSellCurrencyOf.ts';
import { findCurrencyInsteadOfRefused } from '@fx-gateway/domain/ofx/quotes/findCurrencyInsteadOfRefused.ts';
import { createOfxLiveQuote, type OfxLiveState } from '@fx-gateway/domain/ofx/quotes/ofxLiveQuote.ts';
import type { OfxQuoteRecorder } from '@fx-gateway/domain/ofx/recording/ofxRecorder.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import { LiveQuoteStore } from '../../../quoting/LiveQuoteStore.ts';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';

type QuoteDependencies = {
  readonly session: OfxSessionStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly recorder: OfxQuoteRecorder;
  /** The currency that the newest deal sent; null while that is not known. */
  readonly lastSent: () => string | null;
};

/** The rate of a quote with the amounts that it turned into each other. */
export const ofxDealRateOf = (quote: OfxQuote): DealRate => {
  const { pays, receive } = toPaysAndReceives(quote);
  return { rate: quote.customerRate, from: pays, to: receive };
};

type Running = LiveQuoteStore<OfxDraft, OfxQuoteRequest, OfxQuote, OfxBeneficiary, OfxBookingOutcome>;

/** The quote of a deal: what is typed, and the live quote that answers it. What is typed survives `stop`. */
export class OfxQuoteStore {
  draft: OfxDraft = emptyOfxDraft;
  /** The names of chosen beneficiaries who are no longer there, until others are chosen. */
  beneficiariesGone: readonly string[] = [];
  readonly note: Running['note'];
  /** A press, a booking or a hidden page begins or ends (S-102). */
  readonly handle: Running['handle'];
  readonly #running: Running;
  readonly #lastSent: () => string | null;

  constructor({ session, clock, timers, recorder, lastSent }: QuoteDependencies) {
    this.#lastSent = lastSent;
    this.#running = new LiveQuoteStore({
      session,
      clock,
      recorder,
      begin: (run) => createOfxLiveQuote({ quotes: session.ofx.quotes, clock, timers, ...run }),
      draft: () => this.draft,
      requestOf: ofxQuoteRequestOf,
      rateOf: ofxDealRateOf,
      displayed: (quote) => this.send({ type: 'quoted', quote }),
      listed: (beneficiaries) => this.#followBeneficiaries(beneficiaries),
    });
    this.note = (event) => this.#running.note(event);
    this.handle = (type) => this.#running.handle(type);
    makeAutoObservable(this, {
      draft: observableRef,
      beneficiariesGone: observableRef,
      note: false,
      handle: false,
    });
  }

  get live(): OfxLiveState {
    return this.#running.state;
  }

  /** The rate of the displayed quote as it is written; null while none is displayed. */
  get rate(): DealRate | null {
    return this.#running.rate;
  }

  /** True while an amount stands there that the user typed. */
  get typed(): boolean {
    return this.draft.parts.length > 0 || readOfxDraftAmount(this.draft, this.draft.typedSide) !== '';
  }

  /** How the displayed quote changed the typed amount; null where it did not. */
  get moved(): ChangedOfxAmount | null {
    return findChangedOfxAmount(this.draft, this.live);
  }

  /** What the customer may send in place of what the partner does not quote; null where that is no help. */
  get instead(): Currency | null {
    return findCurrencyInsteadOfRefused(this.draft, this.live.failure, this.#lastSent());
  }

  /** What each of the chosen beneficiaries would receive of a quote. */
  partsOf(displayed: OfxQuote): readonly StoredOfxBookingPart[] {
    const { draft } = this;
    return computeOfxDealParts(draft, displayed).map((part) => ({
      ...part,
      name:
        draft.parts.find(({ beneficiary }) => beneficiary.beneficiaryId === part.beneficiaryId)?.beneficiary
          .name ?? '',
    }));
  }

  /** What is wrong with the amount of a side; null as long as nothing is. */
  problemAt(side: OfxSide): AmountFieldError | null {
    const { draft } = this;
    const currency = side === 'buy' ? draft.buyCurrency : ofxSellCurrencyOf(draft);
    return currency === null || draft.typedSide !== side
      ? null
      : checkOfxAmount(readOfxDraftAmount(draft, side), currency);
  }

  /** What is wrong with the amount of one beneficiary. */
  problemAtPart(text: string): AmountFieldError | null {
    const currency = ofxSellCurrencyOf(this.draft);
    const isTyped = this.draft.typedSide === 'sell' && this.draft.sellTotalText === null;
    return currency !== null && isTyped ? checkOfxAmount(text, currency) : null;
  }

  start(): void {
    this.#running.start();
  }

  /** Ends the quote and its timers; the draft stays. */
  stop(): void {
    this.#running.stop();
  }

  /** Where the focus goes changes which side the next quote is asked for, and asks for nothing (OFX-QUOTE-8). */
  send(event: OfxDraftAction): void {
    const before = this.draft;
    this.draft = reduceOfxDraft(
      before,
      event.type === 'beneficiaries-chosen' ? { ...event, lastSent: this.#lastSent() } : event,
    );
    if (this.draft === before || event.type === 'quoted') return;
    if (event.type === 'side-focused') {
      this.#running.askOtherwise();
      return;
    }
    if (event.type === 'beneficiaries-chosen') this.beneficiariesGone = [];
    this.#running.ask();
  }

  /** Starts over with nothing typed. */
  clear(): void {
    this.draft = emptyOfxDraft;
    this.beneficiariesGone = [];
    this.#running.ask();
  }

  /** What is typed has become a deal after all: it does not stay there to be booked a second time. Whether that was so. */
  becameDeal(intent: OfxBookingTerms): boolean {
    const typed = readTypedOfxTerms(this.draft);
    const isSame = typed !== null && isSameOfxBooking(intent, typed);
    if (isSame) this.clear();
    return isSame;
  }

  /** Follows the list: a deleted beneficiary is no longer chosen, an edited one is chosen as edited. */
  #followBeneficiaries(all: readonly OfxBeneficiary[] | null): void {
    const chosen = this.draft.parts.map(({ beneficiary }) => beneficiary);
    if (all === null) return;
    const now = chosen.flatMap(
      ({ beneficiaryId }) => all.find((each) => each.beneficiaryId === beneficiaryId) ?? [],
    );
    if (compareStructural(now, chosen)) return;
    const gone = chosen.filter(
      ({ beneficiaryId }) => !now.some((each) => each.beneficiaryId === beneficiaryId),
    );
    this.send({ type: 'beneficiaries-chosen', beneficiaries: now });
    this.beneficiariesGone = gone.map(({ name }) => name);
  }
}
