import { isAccessLost, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createSingleRetry } from '@fx-gateway/domain/calls/createSingleRetry.ts';
import type { RulesQuery, RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { isSameRulesQuery } from '@fx-gateway/domain/corpay/beneficiaries/fields/rulesQuery.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import { OtherMethodRules } from './OtherMethodRules.ts';
import { FetchedValue } from '../../../fetching/FetchedValue.ts';

/** The wizard as those who ask for its rules see it. */
type WantsRules = {
  /** The rules that the record has not got; null when it has them. Read as state that changes. */
  wanted(): RulesQuery | null;
  received(query: RulesQuery, template: RulesTemplate): void;
  /** The user wants to go on and has to wait. */
  awaited(): void;
  failed(failure: CallFailure): void;
  /** Goes on for a user who waited for rules that are there now. */
  goOn(): void;
};

/** Asks for the rules of one beneficiary whenever it wants other ones. */
export class BeneficiaryRulesStore {
  /** True while a user who wants to go on waits for the rules. */
  waiting = false;
  /** How often the user wanted to go on and the rules were not to be had; their failure takes the focus each time. */
  stops = 0;
  /** The rules that a user who has read of their failure asked for once more. */
  askedAgain: RulesQuery | null = null;
  /** What was asked for last, once its rules are there. */
  readonly answer: FetchedValue<RulesQuery | null>;
  readonly ofOtherMethods: OtherMethodRules;
  readonly #session: CorpaySessionStore;
  readonly #wizard: WantsRules;
  /** Allowed and used up as that of `answer`. */
  readonly #singleRetry = createSingleRetry();
  #stopFollowing: (() => void) | null = null;

  constructor(session: CorpaySessionStore, wizard: WantsRules) {
    this.#session = session;
    this.ofOtherMethods = new OtherMethodRules(session);
    this.#wizard = wizard;
    this.answer = new FetchedValue(async () => this.#fetch(), session);
    makeAutoObservable(this, { answer: false, ofOtherMethods: false, askedAgain: observableRef });
  }

  /**
   * Why the rules are not to be had; null while they are on their way for the first time, or are asked for again with a
   * new token. What was told stays while the same are asked for once more.
   */
  get failure(): CallFailure | null {
    const { failure, loading } = this.answer;
    const wanted = this.#wizard.wanted();
    if (failure === null || wanted === null) return null;
    if (this.askedAgain !== null && isSameRulesQuery(this.askedAgain, wanted)) return failure;
    const renews = isAccessLost(failure) && this.#session.session.loading;
    return loading || renews ? null : failure;
  }

  start(): void {
    this.#stopFollowing ??= reaction(
      () => this.#wizard.wanted(),
      (wanted) => {
        if (wanted !== null) this.#ask();
      },
      { equals: compareStructural },
    );
    this.#singleRetry.allow();
    this.answer.start();
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.answer.stop();
  }

  /** For a user who wants to go on: true when they have to wait, because the rules are not there yet. */
  waitIfWanted(): boolean {
    const isWanted = this.#wizard.wanted() !== null;
    if (isWanted) this.#wizard.awaited();
    this.waiting = isWanted;
    if (this.waiting && !this.answer.loading) this.#ask();
    return this.waiting;
  }

  /** For a user who has read why they are not to be had. */
  askAgain(): void {
    this.askedAgain = this.#wizard.wanted();
    void this.answer.load();
  }

  /** A user who goes on typing after a failure no longer waits. */
  typed(): void {
    this.stops = 0;
    if (!this.answer.loading) this.waiting = false;
  }

  #ask(): void {
    this.#singleRetry.allow();
    void this.answer.load();
  }

  async #fetch(): Promise<Result<RulesQuery | null, CallFailure>> {
    const query = this.#wizard.wanted();
    if (query === null) return succeeded(null);
    const answer = await this.#session.corpay.beneficiaries.rules(query);
    if (!answer.ok) {
      this.#failed(query, answer.failure);
      return answer;
    }
    this.#singleRetry.allow();
    runInAction(() => {
      this.askedAgain = null;
    });
    this.#wizard.received(query, answer.value);
    if (this.waiting) this.#wizard.goOn();
    return succeeded(query);
  }

  /**
   * A user who waits goes on waiting for rules that are asked for again: other ones, or the same once more with a new
   * token (S-82).
   */
  #failed(query: RulesQuery, failure: CallFailure): void {
    const wanted = this.#wizard.wanted();
    if (wanted === null || !isSameRulesQuery(query, wanted) || this.#singleRetry.isDue(failure)) return;
    this.#wizard.failed(failure);
    runInAction(() => {
      if (this.waiting) this.stops += 1;
      this.waiting = false;
    });
  }
}
