import {
  isJsonObject,
  readStoredMoney,
  readStoredMoneyCalls,
  writeStoredMoney,
} from '../intents/storedMoney.ts';
import type { Money } from '../money/makeMoney.ts';
import type { KeyValueStore } from '../ports/keyValueStore.ts';

/**
 * What the payments of booked deals were worth on the market at the press, as this device noted it for one user (COST-4):
 * numbers of orders or deals with an amount, of the newest 500. A deal that was booked elsewhere has none.
 */
export type BookedMarkets = {
  /** By the number of the order or the id of the deal. What cannot be understood is left out; rejects where nothing can be read. */
  read(): Promise<ReadonlyMap<string, Money>>;
  note(deal: string, market: Money): Promise<void>;
};

type Kept = { readonly deal: string; readonly market: Money };

const mostKept = 500;

const readKept = (kept: string | null): readonly Kept[] =>
  readStoredMoneyCalls(kept, ({ deal, market }) => {
    const amount = isJsonObject(market) ? readStoredMoney(market) : null;
    return typeof deal === 'string' && amount !== null ? { deal, market: amount } : null;
  });

/** `owner` names the partner and the user: two users of one device share nothing. */
export const createBookedMarkets = (store: KeyValueStore, owner: string): BookedMarkets => {
  const key = `fx-gateway.booked-markets.${owner}`;
  return {
    read: async () => new Map(readKept(await store.read(key)).map(({ deal, market }) => [deal, market])),
    note: (deal, market) =>
      store.update(key, (kept) => {
        const others = readKept(kept).filter((each) => each.deal !== deal);
        const all = [...others, { deal, market }].slice(-mostKept);
        return JSON.stringify(all.map((each) => ({ ...each, market: writeStoredMoney(each.market) })));
      }),
  };
};
