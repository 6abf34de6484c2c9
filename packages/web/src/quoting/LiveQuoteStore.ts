import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createSingleRetry } from '@fx-gateway/domain/calls/createSingleRetry.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { createRateMemory } from '@fx-gateway/domain/quoting/createRateMemory.ts';
import type { LiveQuote, LiveQuotePorts } from '@fx-gateway/domain/quoting/liveQuote.ts';
import { initialLiveQuoteState, type LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import type { QuoteRecorderEvent, QuoteRecorder } from '@fx-gateway/domain/recorder/quoteRecorder.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

/** What happens to the running quote, apart from edits. */
type LiveQuoteEvent = Exclude<
  Parameters<LiveQuote<unknown, unknown, CallFailure>['send']>[0]['type'],
  'edited' | 'asked-otherwise'
>;

/** What the quotes of a partner are made of: its draft D, request R, quote Q, beneficiary B and booking outcome O. */
type LiveQuoteDependencies<D, R, Q, B, O> = {
  readonly session: {
    readonly tokensReceived: number;
    readonly answersReceived: number;
    readonly beneficiaries: { readonly value: readonly B[] | null };
  };
  readonly clock: Clock;
  readonly recorder: QuoteRecorder<D, R, Q, O>;
  begin(
    run: Required<Pick<LiveQuotePorts<R, Q, CallFailure>, 'changed' | 'heard'>>,
  ): LiveQuote<R, Q, CallFailure>;
  draft(): D;
  /** Null where the draft asks for no quote yet. */
  requestOf(draft: D): R | null;
  rateOf(quote: Q): DealRate;
  /** Another quote is displayed, or none any more. */
  displayed(quote: Q | null): void;
  /** The list of beneficiaries is another one. */
  listed(beneficiaries: readonly B[] | null): void;
};

/**
 * The live quote that answers what is typed, at either partner, from `start` to `stop`. It asks once more when a new token
 * or the connection comes, and notes what happens (REC-1).
 */
export class LiveQuoteStore<D, R, Q, B, O> {
  state: LiveQuoteState<R, Q, CallFailure> = initialLiveQuoteState();
  /** The rate of the displayed quote, with the decimals of the one before it (S-7); null while none is displayed. */
  rate: DealRate | null = null;
  /** What has elapsed, as the live quote counts it, at its newest state or the last `tick`. */
  now: number;
  readonly #dependencies: LiveQuoteDependencies<D, R, Q, B, O>;
  #engine: LiveQuote<R, Q, CallFailure> | null = null;
  readonly #singleRetry = createSingleRetry();
  readonly #rememberRate = createRateMemory();
  #endings: readonly (() => void)[] = [];

  constructor(dependencies: LiveQuoteDependencies<D, R, Q, B, O>) {
    this.#dependencies = dependencies;
    this.now = dependencies.clock.elapsed();
    makeAutoObservable(this, { state: observableRef, rate: observableRef });
  }

  start(): void {
    this.stop();
    const { session, recorder, begin, draft, requestOf, listed } = this.#dependencies;
    this.note({ type: 'started' });
    const engine = begin({
      changed: (state) => this.#show(state),
      heard: (event, live, at) => recorder.hear(event, { draft: draft(), live }, at),
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
      reaction(() => session.beneficiaries.value, listed, { fireImmediately: true }),
    ];
    const request = requestOf(draft());
    if (request !== null) engine.send({ type: 'edited', request });
  }

  /** Ends the quote and its timers. */
  stop(): void {
    if (this.#engine !== null) this.note({ type: 'stopped' });
    this.#engine?.stop();
    this.#engine = null;
    this.#endings.forEach((end) => end());
    this.#endings = [];
    this.#show(initialLiveQuoteState());
  }

  /** What is asked now follows from the draft. */
  ask(): void {
    const { draft, requestOf } = this.#dependencies;
    this.#singleRetry.allow();
    if (this.#engine === null) this.note({ type: 'entered', draft: draft() });
    else this.#engine.send({ type: 'edited', request: requestOf(draft()) });
  }

  /** The next quote is asked for as the draft says now, and nothing at once. */
  askOtherwise(): void {
    const draft = this.#dependencies.draft();
    const request = this.#dependencies.requestOf(draft);
    if (this.#engine !== null && this.state.request !== null && request !== null)
      this.#engine.send({ type: 'asked-otherwise', request });
    else this.note({ type: 'asked-otherwise', draft });
  }

  /** Notes what happened around the live quote (REC-1). */
  note(event: QuoteRecorderEvent<D, R, Q, O>): void {
    const { recorder, draft } = this.#dependencies;
    recorder.note(event, { running: this.#engine !== null, draft: draft(), live: this.state });
  }

  /** A press, a booking or a hidden page begins or ends (S-102). */
  handle(type: LiveQuoteEvent): void {
    this.#engine?.send({ type });
  }

  /** Looks at the clock. */
  tick(): void {
    this.now = this.#dependencies.clock.elapsed();
  }

  /** The counterpart stands there as long as the quote that it came from. */
  #show(state: LiveQuoteState<R, Q, CallFailure>): void {
    const before = this.state.offer?.quote ?? null;
    const quote = state.offer?.quote ?? null;
    const { rateOf } = this.#dependencies;
    runInAction(() => {
      this.state = state;
      if (quote !== before) this.rate = quote === null ? null : this.#rememberRate(rateOf(quote));
      this.now = this.#dependencies.clock.elapsed();
    });
    if (quote === before) return;
    if (quote !== null) this.#singleRetry.allow();
    this.#dependencies.displayed(quote);
  }

  /** It may have left before the machine went offline: then only a look that left since is believed. */
  #answerCame(): void {
    if (!this.state.offline) this.handle('connection-came');
  }

  #tokenArrived(): void {
    if (this.#singleRetry.isDue(this.state.failure)) this.handle('token-came');
  }
}
