import {
  isJsonObject,
  readStoredMoney,
  readStoredMoneyCalls,
  writeStoredMoney,
} from '../intents/storedMoney.ts';
import type { Money } from '../money/makeMoney.ts';

type BookedMarket = { readonly deal: string; readonly market: Money };

const mostKept = 500;

const listBookedMarkets = (kept: string | null): readonly BookedMarket[] =>
  readStoredMoneyCalls(kept, ({ deal, market }) => {
    const amount = isJsonObject(market) ? readStoredMoney(market) : null;
    return typeof deal === 'string' && amount !== null ? { deal, market: amount } : null;
  });

/**
 * What the payment of a booked deal was worth on the market at the press, out of what a device kept (COST-4); undefined
 * where it was booked elsewhere. `deal` is the number of the order or the id of the deal.
 */
export const findBookedMarket = (kept: string | null, deal: string): Money | undefined =>
  listBookedMarkets(kept).find((each) => each.deal === deal)?.market;

/** What shall be kept once this is noted too: the newest 500. What cannot be understood is left out. */
export const addBookedMarket = (kept: string | null, { deal, market }: BookedMarket): string => {
  const others = listBookedMarkets(kept).filter((each) => each.deal !== deal);
  const all = [...others, { deal, market }].slice(-mostKept);
  return JSON.stringify(all.map((each) => ({ ...each, market: writeStoredMoney(each.market) })));
};
