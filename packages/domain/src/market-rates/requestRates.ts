import { failed, type Result } from '../result/result.ts';
import { quoteCurrenciesOf, type MarketCurrency } from './marketCurrencies.ts';
import {
  ratesFailure,
  type MarketRates,
  type MarketRatesService,
  type RatesFailure,
} from './marketRatesService.ts';

/** Asks for the rates of a base with the key of the loaded account (ACCT-3); without one nothing is asked (ERR-1). */
export const requestRates = async (
  source: MarketRatesService,
  key: string | null,
  base: MarketCurrency,
): Promise<Result<MarketRates, RatesFailure>> =>
  key === null
    ? failed(ratesFailure('missing-key'))
    : source.latest({ key, base, quotes: quoteCurrenciesOf(base) });
