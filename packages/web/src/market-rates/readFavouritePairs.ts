import { favouritePairsKey } from '@fx-gateway/domain/market-rates/over-time/favouritePairs.ts';

/** The pairs that stand first in the market rates of this browser, by their names (RATE-14). */
export const readFavouritePairs = (): ReadonlySet<string> => {
  try {
    return new Set(localStorage.getItem(favouritePairsKey)?.split(' '));
  } catch {
    return new Set();
  }
};
