import { favouritePairsKey } from '@fx-gateway/domain/market-rates/over-time/favouritePairs.ts';

/** Where the browser keeps nothing they hold for this visit alone. */
export const keepFavouritePairs = (pairs: ReadonlySet<string>): void => {
  try {
    localStorage.setItem(favouritePairsKey, [...pairs].join(' '));
  } catch {
    // Then the visit has them all the same.
  }
};
