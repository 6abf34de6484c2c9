import type { Currency } from '../../geography/currency.ts';
import { quoteCurrenciesOf, type MarketCurrency } from '../marketCurrencies.ts';
import type { RatePair } from '../pairRates.ts';

/** Where a browser keeps which pairs are favourites. */
export const favouritePairsKey = 'fx-gateway.favourite-pairs';

/** The name under which a pair is a favourite: the same in either direction, such as `EUR/USD`. */
export const nameOfPair = ({ base, quote }: RatePair): string => [base, quote].toSorted().join('/');

/**
 * The rows of a base: those of favourite pairs first, then the currency of whom the customer is about to pay; otherwise in
 * the order of the list (RATE-14).
 */
export const favouriteQuotesFirst = (
  base: MarketCurrency,
  favourites: ReadonlySet<string>,
  paid: Currency | null = null,
): readonly MarketCurrency[] => {
  const place = (quote: MarketCurrency): number =>
    favourites.has(nameOfPair({ base, quote })) ? 0 : quote === paid ? 1 : 2;
  return quoteCurrenciesOf(base).toSorted((one, other) => place(one) - place(other));
};

/** The favourites with this pair, or without it. */
export const withFavourite = (
  favourites: ReadonlySet<string>,
  name: string,
  favourite: boolean,
): ReadonlySet<string> => {
  const others = [...favourites].filter((each) => each !== name);
  return new Set(favourite ? [...others, name] : others);
};
