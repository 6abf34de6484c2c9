import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CorpayFailure } from '@fx-gateway/domain/corpay';
import type { Result } from '@fx-gateway/domain/result';
import { isAccessLost } from '../corpay/scope/session/isAccessLost.ts';

type Fetching<T> = {
  readonly value: T | null;
  readonly failure: CorpayFailure | null;
  readonly loading: boolean;
};

/** Counts the tokens that have arrived. */
export type TokenCount = { readonly tokensReceived: number };

/**
 * One answer of the partner as a page needs it. What was shown stays while it is asked again, late answers are
 * dropped, and a call that failed for want of a token is asked once more when a new one arrives (S-82).
 */
export class Fetched<T> {
  state: Fetching<T> = { value: null, failure: null, loading: false };
  readonly #ask: () => Promise<Result<T, CorpayFailure>>;
  readonly #tokens: TokenCount;
  #newest = 0;
  /** A second refusal with a fresh token is final, so that two unwilling servers are not asked for ever. */
  #mayAskAgain = true;
  #stopListening: (() => void) | null = null;

  constructor(ask: () => Promise<Result<T, CorpayFailure>>, tokens: TokenCount) {
    this.#ask = ask;
    this.#tokens = tokens;
    makeAutoObservable(this, { state: observableRef });
  }

  get value(): T | null {
    return this.state.value;
  }

  get failure(): CorpayFailure | null {
    return this.state.failure;
  }

  get loading(): boolean {
    return this.state.loading;
  }

  /** Asks unless an answer is on its way, and listens for new tokens until `stop`. */
  start(): void {
    this.listen();
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

  /** Asks anew because a person wants it. */
  async load(): Promise<void> {
    this.#mayAskAgain = true;
    await this.#load();
  }

  send(next: Partial<Fetching<T>>): void {
    this.state = { ...this.state, ...next };
  }

  async #load(): Promise<void> {
    const turn = (this.#newest += 1);
    const tokensBefore = this.#tokens.tokensReceived;
    this.send({ loading: true });
    const answer = await this.#ask();
    if (turn !== this.#newest) return;
    if (answer.ok) {
      this.#mayAskAgain = true;
      this.send({ value: answer.value, failure: null, loading: false });
      return;
    }
    this.send({ failure: answer.failure, loading: false });
    if (this.#tokens.tokensReceived > tokensBefore) this.#tokenArrived();
  }

  #tokenArrived(): void {
    const { failure, loading } = this.state;
    if (loading || failure === null || !isAccessLost(failure) || !this.#mayAskAgain) return;
    this.#mayAskAgain = false;
    void this.#load();
  }
}
