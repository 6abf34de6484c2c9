import { quoteCurrenciesOf, type MarketCurrency } from '../marketCurrencies.ts';
import type { RatePair } from '../pairRates.ts';

/** Where a browser keeps which pairs are favourites. */
export const favouritePairsKey = 'fx-gateway.favourite-pairs';

/** The name under which a pair is a favourite: the same in either direction, such as `EUR/USD`. */
export const nameOfPair = ({ base, quote }: RatePair): string => [base, quote].toSorted().join('/');

/** The rows of a base, those of favourite pairs first; otherwise in the order of the list (RATE-14). */
export const favouriteQuotesFirst = (
  base: MarketCurrency,
  favourites: ReadonlySet<string>,
): readonly MarketCurrency[] => {
  const isFavourite = (quote: MarketCurrency): boolean => favourites.has(nameOfPair({ base, quote }));
  const quotes = quoteCurrenciesOf(base);
  return [...quotes.filter(isFavourite), ...quotes.filter((quote) => !isFavourite(quote))];
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
