import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import type { MoneyCallJournal } from '@fx-gateway/domain/intents/moneyCallJournal.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * What was answered to this user and never displayed: that of earlier visits is told now, and so is that of this one which
 * came while nothing could display it; any other counts as told once it was displayed (S-80).
 */
export class UnreportedOutcomeStore<I> {
  /** Of earlier visits, and what was missed in this one, as long as it stands on the page. */
  earlier: readonly AnsweredMoneyCall<I>[] = [];
  readonly #journal: Pick<MoneyCallJournal<I>, 'unreported' | 'reported'>;
  readonly #idOf: (intent: I) => string;
  #isRead = false;

  constructor(journal: Pick<MoneyCallJournal<I>, 'unreported' | 'reported'>, idOf: (intent: I) => string) {
    this.#journal = journal;
    this.#idOf = idOf;
    makeAutoObservable(this, { earlier: observableRef });
  }

  /** Reads what earlier visits have left, once. */
  async read(): Promise<void> {
    if (this.#isRead) return;
    this.#isRead = true;
    const earlier = await this.#untold();
    runInAction(() => {
      this.earlier = earlier;
    });
  }

  /** What `name` names as for `displayed` came while nothing could display it. */
  async missed(name: string): Promise<void> {
    const missed = await this.#named(name);
    runInAction(() => {
      this.earlier = [...this.earlier, ...missed];
    });
  }

  /** The answer to the intent with this id, or every answer with this number of an order or id of a deal, was displayed. */
  async displayed(name: string): Promise<void> {
    const told = await this.#named(name);
    if (told.length === 0) return;
    // What could not be noted is told once more in the next visit.
    await this.#journal.reported(told.map(({ intent }) => this.#idOf(intent))).catch(() => undefined);
  }

  /** The user has read it. */
  close(intent: I): void {
    this.earlier = this.earlier.filter((each) => each.intent !== intent);
  }

  async #named(name: string): Promise<readonly AnsweredMoneyCall<I>[]> {
    return (await this.#untold()).filter(
      ({ intent, answer }) => this.#idOf(intent) === name || answer.number === name,
    );
  }

  /** None where the store cannot be read. */
  #untold(): Promise<readonly AnsweredMoneyCall<I>[]> {
    return this.#journal.unreported().catch(() => []);
  }
}
