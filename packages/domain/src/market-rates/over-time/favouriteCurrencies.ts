import type { Currency } from '../../geography/currency.ts';
import { quoteCurrenciesOf, type MarketCurrency } from '../marketCurrencies.ts';

/** Where a browser keeps which currencies are favourites; older versions have left pairs there, such as `EUR/USD`. */
export const favouriteCurrenciesKey = 'fx-gateway.favourite-pairs';

/** What is kept there, as a list: of a pair both currencies. */
export const parseFavouriteCurrencies = (kept: string): ReadonlySet<string> => new Set(kept.match(/[A-Z]+/g));

/**
 * The rows of a base: those of favourite currencies first, the same in every base, then the currency of whom the customer
 * is about to pay; otherwise in the order of the list (RATE-14).
 */
export const favouriteQuotesFirst = (
  base: MarketCurrency,
  favourites: ReadonlySet<string>,
  paid: Currency | null = null,
): readonly MarketCurrency[] => {
  const place = (quote: MarketCurrency): number => (favourites.has(quote) ? 0 : quote === paid ? 1 : 2);
  return quoteCurrenciesOf(base).toSorted((one, other) => place(one) - place(other));
};

/** The favourites with this currency, or without it. */
export const withFavourite = (
  favourites: ReadonlySet<string>,
  currency: string,
  favourite: boolean,
): ReadonlySet<string> => {
  const others = [...favourites].filter((each) => each !== currency);
  return new Set(favourite ? [...others, currency] : others);
};
