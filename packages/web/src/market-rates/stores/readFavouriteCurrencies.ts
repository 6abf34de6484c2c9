import {
  favouriteCurrenciesKey,
  parseFavouriteCurrencies,
} from '@fx-gateway/domain/market-rates/over-time/favouriteCurrencies.ts';

/** The currencies that stand first in the market rates of this browser, whatever the base (RATE-14). */
export const readFavouriteCurrencies = (): ReadonlySet<string> => {
  try {
    return parseFavouriteCurrencies(localStorage.getItem(favouriteCurrenciesKey) ?? '');
  } catch {
    return new Set();
  }
};
