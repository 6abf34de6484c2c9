import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FoundRunOfOrder } from '../payment-run/findOpenRunOfOrder.ts';

/** Asks once, before an order is instructed by itself, that a run of this device may have booked it (RUN-6). */
export class RunOfOrderQuestion {
  /** The run that is asked about; null while nothing is. */
  asked: FoundRunOfOrder = null;
  /** The user wants to instruct it here all the same. */
  said = false;
  looking = false;
  readonly #find: () => Promise<FoundRunOfOrder>;

  constructor(find: () => Promise<FoundRunOfOrder>) {
    this.#find = find;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** Whether it is asked, and nothing was said yet. */
  get isOpen(): boolean {
    return this.asked !== null && !this.said;
  }

  say(said: boolean): void {
    this.said = said;
  }

  /** Whether the order may be instructed now; else it is asked. */
  async mayInstruct(): Promise<boolean> {
    if (this.said) return true;
    if (this.looking) return false;
    this.looking = true;
    const found = await this.#find();
    runInAction(() => {
      this.looking = false;
      this.asked = found;
    });
    return found === null;
  }
}
