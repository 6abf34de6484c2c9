import type { Result } from '../../result/result.ts';
import type { MarketCurrency } from '../marketCurrencies.ts';
import type { RatesByCurrency, RatesFailure, RatesRequest } from '../marketRatesService.ts';

/** What one unit of the base was worth on a day of the calendar in UTC, such as `2026-11-27`. */
export type RatesOfDay = { readonly day: string; readonly rates: RatesByCurrency };

/** One set of rates a day, the oldest first. Days that the service does not know, such as weekends, are absent. */
export type DailyRates = { readonly base: MarketCurrency; readonly days: readonly RatesOfDay[] };

/** What the rates service is asked for a line (RATE-15): the first and the last day, both of them included. */
export type DailyRatesRequest = RatesRequest & { readonly from: string; readonly to: string };

/** The external rates service, where the plan of the key allows earlier days. Never throws. */
export type DailyRatesService = {
  daily(request: DailyRatesRequest): Promise<Result<DailyRates, RatesFailure>>;
};
