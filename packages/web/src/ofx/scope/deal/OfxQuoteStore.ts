import { createOnceMore } from '@fx-gateway/domain/calls';
import { isCurrency } from '@fx-gateway/domain/geography';
import {
  checkOfxAmount,
  createOfxLiveQuote,
  dealPartsOf,
  emptyOfxDraft,
  movedAmount,
  ofxAmountText,
  ofxDraftTransition,
  ofxRequestOf,
  sellCurrencyOf,
  type MovedAmount,
  type OfxBeneficiary,
  type OfxDraft,
  type OfxDraftEvent,
  type OfxIntentPart,
  type OfxLiveQuote,
  type OfxLiveState,
  type OfxNotedEvent,
  type OfxQuote,
  type OfxQuoteRecorder,
  type OfxSide,
} from '@fx-gateway/domain/ofx';
import type { AmountProblem } from '@fx-gateway/domain/money';
import type { Clock, Timers } from '@fx-gateway/domain/ports';
import { initialLiveState } from '@fx-gateway/domain/quoting';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';

type QuoteDependencies = {
  readonly session: OfxSessionStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly recorder: OfxQuoteRecorder;
};

/** What happens to the running quote, apart from edits. */
type QuoteEvent = Exclude<Parameters<OfxLiveQuote['send']>[0]['type'], 'edited' | 'asked-otherwise'>;

/** The quote of a deal: what is typed, and the live quote that answers it. What is typed survives `stop`. */
export class OfxQuoteStore {
  draft: OfxDraft = emptyOfxDraft;
  live: OfxLiveState = initialLiveState();
  /** The names of chosen beneficiaries who are no longer there, until others are chosen. */
  beneficiariesGone: readonly string[] = [];
  readonly #dependencies: QuoteDependencies;
  #engine: OfxLiveQuote | null = null;
  readonly #onceMore = createOnceMore();
  #endings: readonly (() => void)[] = [];

  constructor(dependencies: QuoteDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { draft: observableRef, live: observableRef, beneficiariesGone: observableRef });
  }

  /** True while an amount stands there that the user typed. */
  get typed(): boolean {
    return this.draft.parts.length > 0 || ofxAmountText(this.draft, this.draft.typedSide) !== '';
  }

  /** What the painted quote made of the typed amount; null where it kept it. */
  get moved(): MovedAmount | null {
    return movedAmount(this.draft, this.live);
  }

  /** What each of the chosen beneficiaries would receive of a quote. */
  partsOf(painted: OfxQuote): readonly OfxIntentPart[] {
    const { draft } = this;
    return dealPartsOf(draft, painted).map((part) => ({
      ...part,
      name:
        draft.parts.find(({ beneficiary }) => beneficiary.beneficiaryId === part.beneficiaryId)?.beneficiary
          .name ?? '',
    }));
  }

  /** What is wrong with the amount of a side; null as long as nothing is. */
  problemAt(side: OfxSide): AmountProblem | null {
    const { draft } = this;
    const currency = side === 'buy' ? draft.buyCurrency : sellCurrencyOf(draft);
    return currency === null || draft.typedSide !== side
      ? null
      : checkOfxAmount(ofxAmountText(draft, side), currency);
  }

  /** What is wrong with the amount of one beneficiary. */
  problemAtPart(text: string): AmountProblem | null {
    const currency = sellCurrencyOf(this.draft);
    const isTyped = this.draft.typedSide === 'sell' && this.draft.sellTotalText === null;
    return currency !== null && isTyped && isCurrency(currency) ? checkOfxAmount(text, currency) : null;
  }

  start(): void {
    this.stop();
    const { session, clock, timers, recorder } = this.#dependencies;
    this.note({ type: 'started' });
    const engine = createOfxLiveQuote({
      quotes: session.ofx.quotes,
      clock,
      timers,
      changed: (state) => this.#show(state),
      heard: (event, live, at) => recorder.hear(event, { draft: this.draft, live }, at),
    });
    this.#engine = engine;
    this.#endings = [
      reaction(
        () => session.tokensReceived,
        () => this.#tokenArrived(),
      ),
      reaction(
        () => session.answersReceived,
        () => this.#answerCame(),
      ),
      reaction(
        () => session.beneficiaries.value,
        (beneficiaries) => this.#followBeneficiaries(beneficiaries),
        { fireImmediately: true },
      ),
    ];
    const request = ofxRequestOf(this.draft);
    if (request !== null) engine.send({ type: 'edited', request });
  }

  /** Ends the quote and its timers; the draft stays. */
  stop(): void {
    if (this.#engine !== null) this.note({ type: 'stopped' });
    this.#engine?.stop();
    this.#engine = null;
    this.#endings.forEach((end) => end());
    this.#endings = [];
    this.#show(initialLiveState());
  }

  /** Where the focus goes changes which side the next quote is asked for, and asks for nothing (OFX-QUOTE-8). */
  send(event: OfxDraftEvent): void {
    const before = this.draft;
    this.draft = ofxDraftTransition(before, event);
    if (this.draft === before || event.type === 'quoted') return;
    if (event.type === 'side-focused') {
      const request = ofxRequestOf(this.draft);
      const asked = this.live.request !== null && request !== null;
      if (this.#engine !== null && asked) this.#engine.send({ type: 'asked-otherwise', request });
      else this.note({ type: 'asked-otherwise', draft: this.draft });
      return;
    }
    if (event.type === 'beneficiaries-chosen') this.beneficiariesGone = [];
    this.#onceMore.allow();
    this.#ask();
  }

  /** Notes what happened around the live quote (REC-1). */
  note(event: OfxNotedEvent): void {
    const { draft, live } = this;
    this.#dependencies.recorder.note(event, { running: this.#engine !== null, draft, live });
  }

  /** A press, a booking or a hidden page begins or ends (S-102). */
  handle(type: QuoteEvent): void {
    this.#engine?.send({ type });
  }

  /** Starts over with nothing typed. */
  clear(): void {
    this.draft = emptyOfxDraft;
    this.beneficiariesGone = [];
    this.#ask();
  }

  /** What is asked now follows from the draft. */
  #ask(): void {
    if (this.#engine === null) this.note({ type: 'entered', draft: this.draft });
    else this.#engine.send({ type: 'edited', request: ofxRequestOf(this.draft) });
  }

  /** The counterpart stands there as long as the quote that it came from. */
  #show(state: OfxLiveState): void {
    const before = this.live.offer?.quote ?? null;
    const quote = state.offer?.quote ?? null;
    runInAction(() => {
      this.live = state;
    });
    if (quote === before) return;
    if (quote !== null) this.#onceMore.allow();
    this.send({ type: 'quoted', quote });
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

  /** It may have left before the machine went offline: then only a look that left since is believed. */
  #answerCame(): void {
    if (!this.live.offline) this.handle('connection-came');
  }

  #tokenArrived(): void {
    if (this.#onceMore.isDue(this.live.failure)) this.handle('token-came');
  }
}
