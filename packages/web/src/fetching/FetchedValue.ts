import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createSingleRetry } from '@fx-gateway/domain/calls/createSingleRetry.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';
import { thrownCallFailure } from './guardThrowingCalls.ts';

type Fetching<T> = {
  readonly value: T | null;
  readonly failure: CallFailure | null;
  readonly loading: boolean;
};

/** Counts the tokens that have arrived. */
type TokenCount = { readonly tokensReceived: number };

/** Where the value stands: in the `Fetched` itself, unless another store owns it. */
type ValueOwner<T> = { read(): T | null; write(value: T): void };

/**
 * One answer of the partner as a page needs it. What was shown stays while it is asked again, late answers are
 * dropped, and a call that failed for want of a token is asked once more when a new one arrives (S-82).
 */
export class FetchedValue<T> {
  state: Fetching<T> = { value: null, failure: null, loading: false };
  readonly #ask: () => Promise<Result<T, CallFailure>>;
  readonly #tokens: TokenCount;
  readonly #owner: ValueOwner<T>;
  #newest = 0;
  readonly #singleRetry = createSingleRetry();
  #stopListening: (() => void) | null = null;

  constructor(ask: () => Promise<Result<T, CallFailure>>, tokens: TokenCount, owner?: ValueOwner<T>) {
    this.#ask = ask;
    this.#tokens = tokens;
    this.#owner = owner ?? { read: () => this.state.value, write: (value) => this.send({ value }) };
    makeAutoObservable(this, { state: observableRef });
  }

  get value(): T | null {
    return this.#owner.read();
  }

  get failure(): CallFailure | null {
    return this.state.failure;
  }

  get loading(): boolean {
    return this.state.loading;
  }

  /** Asks unless an answer is on its way, and listens for new tokens until `stop`. */
  start(): void {
    this.listen();
    this.refresh();
  }

  /** Asks anew unless an answer is on its way. */
  refresh(): void {
    if (!this.loading) void this.load();
  }

  /** Listens for new tokens until `stop`, without asking yet. */
  listen(): void {
    this.#stopListening ??= reaction(
      () => this.#tokens.tokensReceived,
      () => this.#tokenArrived(),
    );
  }

  stop(): void {
    this.#stopListening?.();
    this.#stopListening = null;
  }

  /** The connection is there again: what nothing answered is asked for once more. */
  connectionBack(): void {
    if (this.failure?.kind === 'no-answer') this.refresh();
  }

  /** Asks anew because the user wants it. */
  async load(): Promise<void> {
    this.#singleRetry.allow();
    await this.#load();
  }

  send(next: Partial<Fetching<T>>): void {
    this.state = { ...this.state, ...next };
  }

  async #load(): Promise<void> {
    const turn = (this.#newest += 1);
    const tokensBefore = this.#tokens.tokensReceived;
    this.send({ loading: true });
    const answer = await runOrReportDefect(this.#ask, failed(thrownCallFailure));
    if (turn !== this.#newest) return;
    if (answer.ok) {
      runInAction(() => {
        this.#owner.write(answer.value);
        this.send({ failure: null, loading: false });
      });
      return;
    }
    this.send({ failure: answer.failure, loading: false });
    if (this.#tokens.tokensReceived > tokensBefore) this.#tokenArrived();
  }

  #tokenArrived(): void {
    const { failure, loading } = this.state;
    if (!loading && this.#singleRetry.isDue(failure)) void this.#load();
  }
}
