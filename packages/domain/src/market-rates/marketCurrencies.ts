import type { Currency } from '../geography/currency.ts';

/**
 * The currencies of the market rates, in the order of the list (RATE-10). They are a list of their own: it has MYR,
 * which no payee is paid in, and neither NZD nor ZAR (S-1), nor MXN (S-2).
 */
export const marketCurrencies = [
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'EUR',
  'GBP',
  'IDR',
  'INR',
  'JPY',
  'KRW',
  'MYR',
  'TWD',
  'USD',
] as const satisfies readonly Currency[];

export type MarketCurrency = (typeof marketCurrencies)[number];

/** What the rates are in before one is chosen (RATE-2). */
export const defaultBase: MarketCurrency = 'USD';

export const isMarketCurrency = (code: unknown): code is MarketCurrency =>
  marketCurrencies.some((currency) => currency === code);

/** Every other currency of the list: its rows, and what the rates service is asked for (RATE-3, S-3). */
export const quoteCurrenciesOf = (base: MarketCurrency): readonly MarketCurrency[] =>
  marketCurrencies.filter((currency) => currency !== base);
