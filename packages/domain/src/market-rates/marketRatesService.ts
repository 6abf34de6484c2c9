import type { Result } from '../result/result.ts';
import type { MarketCurrency } from './marketCurrencies.ts';

/** How many units of a currency one unit of the base is worth; a currency that the service left out is absent. */
export type RatesByCurrency = Readonly<Partial<Record<MarketCurrency, number>>>;

/** One answer of the rates service (RATE-13). */
export type MarketRates = {
  readonly base: MarketCurrency;
  readonly rates: RatesByCurrency;
  /** When the rates were made, by the service's own `timestamp`, as the clock here has it, in milliseconds since 1970; null when it names none. */
  readonly madeAt: number | null;
  /** When the answer arrived, in milliseconds since 1970. */
  readonly receivedAt: number;
};

/**
 * Why there are no rates: `missing-key` the loaded account has no key, so nothing was asked; `no-account` the account
 * itself could not be loaded; `refused` the service answered without success, with its `code`; `server-trouble` any
 * status that is no success; `token-refused` a partner's 401, and `missing-token` no token to ask it with; `no-answer` the
 * network or the time limit; `unreadable` no answer of the service.
 */
export type RatesFailure = {
  readonly kind:
    | 'missing-key'
    | 'no-account'
    | 'refused'
    | 'server-trouble'
    | 'token-refused'
    | 'missing-token'
    | 'no-answer'
    | 'unreadable';
  /** The service's own number for why it refused, such as 101; null when it gave none. */
  readonly code: number | null;
  readonly requestId: string | null;
};

export const ratesFailure = (
  kind: RatesFailure['kind'],
  more: Partial<Omit<RatesFailure, 'kind'>> = {},
): RatesFailure => ({ kind, code: null, requestId: null, ...more });

/** What the rates service is asked (RATE-12): a key, the base, and the currencies that are wanted in it. */
export type RatesRequest = {
  readonly key: string;
  readonly base: MarketCurrency;
  readonly quotes: readonly MarketCurrency[];
};

/** The external rates service: one call gives all rates of a base (S-121). */
export type MarketRatesService = {
  latest(request: RatesRequest): Promise<Result<MarketRates, RatesFailure>>;
};
