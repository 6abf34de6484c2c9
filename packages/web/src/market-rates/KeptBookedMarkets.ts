import { addBookedMarket, findBookedMarket } from '@fx-gateway/domain/market-rates/bookedMarkets.ts';
import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { subtractMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';

/**
 * What the payments of booked deals were worth on the market at the press, as far as this device noted it (COST-4). It is
 * read without waiting, so that the page of an order is drawn with it or without it, and nothing moves when it comes.
 */
export class KeptBookedMarkets {
  readonly #key: string;
  readonly #ofThisVisit = new Map<string, Money>();

  /** `owner` names the partner and the user: two users of one device share nothing. */
  constructor(owner: string) {
    this.#key = `fx-gateway.booked-markets.${owner}`;
  }

  /** `deal` is the number of the order or the id of the deal; undefined where nothing was noted, or nothing can be read. */
  of(deal: string): Money | undefined {
    const noted = this.#ofThisVisit.get(deal);
    if (noted !== undefined) return noted;
    try {
      return findBookedMarket(localStorage.getItem(this.#key), deal);
    } catch {
      return undefined;
    }
  }

  /** Notes what was displayed at the press of a deal that is booked now; nothing where the market was not known. */
  note(deal: string, settlement: Money, cost: MarketCost | null): void {
    if (cost === null) return;
    const market = subtractMoney(settlement, cost.difference);
    this.#ofThisVisit.set(deal, market);
    try {
      localStorage.setItem(this.#key, addBookedMarket(localStorage.getItem(this.#key), { deal, market }));
    } catch {
      // A deal is booked no less where that cannot be kept: this visit knows it all the same.
    }
  }
}
