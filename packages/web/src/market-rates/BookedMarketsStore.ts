import type { BookedMarkets } from '@fx-gateway/domain/market-rates/bookedMarkets.ts';
import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { subtractMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * What the payments of booked deals were worth on the market at the press, as far as this device noted it (COST-4). What it
 * is kept with comes in a file of its own, with the first deal that is booked or looked at.
 */
export class BookedMarketsStore {
  /** By the number of the order or the id of the deal. */
  markets: ReadonlyMap<string, Money> = new Map();
  readonly #open: () => Promise<BookedMarkets>;
  #last: Promise<unknown> = Promise.resolve();

  /** `owner` names the partner and the user. */
  constructor(store: KeyValueStore, owner: string) {
    this.#open = async () => {
      const { createBookedMarkets } = await import('./cost/costParts.ts');
      return createBookedMarkets(store, owner);
    };
    makeAutoObservable(this, { markets: observableRef });
  }

  /** Reads what this device noted; what cannot be read is not known. */
  async read(): Promise<void> {
    const kept = await this.#with((markets) => markets.read());
    if (kept !== null)
      runInAction(() => {
        this.markets = new Map([...kept, ...this.markets]);
      });
  }

  /** Notes what was displayed at the press of a deal that is booked now; nothing where the market was not known. */
  note(deal: string, settlement: Money, cost: MarketCost | null): void {
    if (cost === null) return;
    const market = subtractMoney(settlement, cost.difference);
    this.markets = new Map([...this.markets, [deal, market]]);
    // A deal is booked no less where that cannot be kept: this visit knows it all the same.
    void this.#with((markets) => markets.note(deal, market));
  }

  /** One after the other: who reads finds what was noted before. */
  #with<T>(work: (markets: BookedMarkets) => Promise<T>): Promise<T | null> {
    const mine = this.#last.then(async () => work(await this.#open())).catch(() => null);
    this.#last = mine;
    return mine;
  }
}
