import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { createOnceMore } from '@fx-gateway/domain/calls';
import {
  corpayPolicy,
  createCorpayLiveQuote,
  draftTransition,
  emptyDraft,
  lockedAmountProblem,
  paintedAmount,
  paintedChange,
  requestOf,
  type BeneficiarySummary,
  type BookingIntent,
  type ChangedAmount,
  type CorpayLiveQuote,
  type CorpayLiveState,
  type CorpayNotedEvent,
  type CorpayQuoteRecorder,
  type DraftEvent,
  type LockSide,
  type QuoteDraft,
} from '@fx-gateway/domain/corpay';
import type { AmountProblem } from '@fx-gateway/domain/money';
import type { Clock, Timers } from '@fx-gateway/domain/ports';
import { initialLiveState, quoteCountdown, type QuoteCountdown } from '@fx-gateway/domain/quoting';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type QuoteDependencies = {
  readonly session: CorpaySessionStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly recorder: CorpayQuoteRecorder;
};

/** What happens to the running quote, apart from edits. */
type QuoteEvent = Parameters<CorpayLiveQuote['send']>[0]['type'];

/** The quote step: what is typed, and the live quote that answers it. What is typed survives `stop`. */
export class QuoteStore {
  draft: QuoteDraft = emptyDraft;
  live: CorpayLiveState = initialLiveState();
  /** The name of the chosen beneficiary who is no longer there, until another one is chosen. */
  beneficiaryGone: string | null = null;
  /** What has elapsed, as the live quote counts it. */
  now: number;
  readonly #dependencies: QuoteDependencies;
  #engine: CorpayLiveQuote | null = null;
  readonly #onceMore = createOnceMore();
  #endings: readonly (() => void)[] = [];
  #cancelTick: (() => void) | null = null;

  constructor(dependencies: QuoteDependencies) {
    this.#dependencies = dependencies;
    this.now = dependencies.clock.elapsed();
    makeAutoObservable(this, { draft: observableRef, live: observableRef });
  }

  /** What is wrong with the locked amount, or null. */
  get amountProblem(): AmountProblem | null {
    return lockedAmountProblem(this.draft);
  }

  /** What the painted quote made of the locked amount; null when it kept it. */
  get change(): ChangedAmount | null {
    return paintedChange(this.live);
  }

  /** What the painted quote counts down to; null when none is painted. */
  get countdown(): QuoteCountdown | null {
    return quoteCountdown(corpayPolicy, this.live, this.now);
  }

  start(): void {
    this.stop();
    const { session, clock, timers, recorder } = this.#dependencies;
    this.note({ type: 'started' });
    const engine = createCorpayLiveQuote({
      quotes: session.corpay.quotes,
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
    if (requestOf(this.draft) !== null) engine.send({ type: 'edited', request: requestOf(this.draft) });
    this.#tick();
  }

  /** Ends the quote and its timers; the draft stays. */
  stop(): void {
    if (this.#engine !== null) this.note({ type: 'stopped' });
    this.#engine?.stop();
    this.#engine = null;
    this.#endings.forEach((end) => end());
    this.#endings = [];
    this.#cancelTick?.();
    this.#show(initialLiveState());
  }

  send(event: DraftEvent): void {
    const before = this.draft;
    this.draft = draftTransition(before, event);
    if (this.draft === before || event.type === 'quoted') return;
    if (event.type === 'beneficiary-chosen') this.beneficiaryGone = null;
    this.#onceMore.allow();
    this.#ask();
  }

  /** Notes what happened around the live quote (REC-1). */
  note(event: CorpayNotedEvent): void {
    const { draft, live } = this;
    this.#dependencies.recorder.note(event, { running: this.#engine !== null, draft, live });
  }

  /** What stands in the field of a side. */
  painted(side: LockSide): string {
    return paintedAmount(this.draft, this.live, side);
  }

  /** A press, a booking or a hidden page begins or ends (S-102). */
  handle(type: Exclude<QuoteEvent, 'edited' | 'asked-otherwise'>): void {
    this.#engine?.send({ type });
  }

  /** Starts over with nothing typed. */
  clear(): void {
    this.draft = emptyDraft;
    this.beneficiaryGone = null;
    this.#ask();
  }

  /** What is asked now follows from the draft. */
  #ask(): void {
    if (this.#engine === null) this.note({ type: 'entered', draft: this.draft });
    else this.#engine.send({ type: 'edited', request: requestOf(this.draft) });
  }

  /** What is typed has become a deal after all: it does not stay there to be booked a second time. */
  becameDeal({ beneficiaryId }: Pick<BookingIntent, 'beneficiaryId'>): void {
    if (this.draft.beneficiary?.clientIntegrationId === beneficiaryId) this.clear();
  }

  /** The counterpart stands there as long as the quote that it came from. */
  #show(state: CorpayLiveState): void {
    const before = this.live.offer?.quote ?? null;
    const quote = state.offer?.quote ?? null;
    runInAction(() => {
      this.live = state;
      this.now = this.#dependencies.clock.elapsed();
    });
    if (quote === before) return;
    if (quote !== null) this.#onceMore.allow();
    this.send({ type: 'quoted', quote });
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

  /** It may have left before the machine went offline: then only a look that left since is believed. */
  #answerCame(): void {
    if (!this.live.offline) this.handle('connection-came');
  }

  #tokenArrived(): void {
    if (this.#onceMore.isDue(this.live.failure)) this.handle('token-came');
  }

  #tick(): void {
    runInAction(() => {
      this.now = this.#dependencies.clock.elapsed();
    });
    this.#cancelTick = this.#dependencies.timers.after(500, () => this.#tick());
  }
}
