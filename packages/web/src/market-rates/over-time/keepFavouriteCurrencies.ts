import { favouriteCurrenciesKey } from '@fx-gateway/domain/market-rates/over-time/favouriteCurrencies.ts';

/** Where the browser keeps nothing they hold for this visit alone. */
export const keepFavouriteCurrencies = (currencies: ReadonlySet<string>): void => {
  try {
    localStorage.setItem(favouriteCurrenciesKey, [...currencies].join(' '));
  } catch {
    // Then the visit has them all the same.
  }
};
