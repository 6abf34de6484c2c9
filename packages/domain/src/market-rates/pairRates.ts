import type { Result } from '../result/result.ts';
import type { MarketCurrency } from './marketCurrencies.ts';
import type { RatesFailure } from './marketRatesService.ts';

/** One base in one other currency. */
export type RatePair = { readonly base: MarketCurrency; readonly quote: MarketCurrency };

/** How many units of the quote currency one unit of the base is worth, and when that was answered (ms since 1970). */
export type PairRate = { readonly rate: number; readonly receivedAt: number };

/** A partner's own rates: every pair is a call of its own (RATE-11, S-121). */
export type PartnerPairRateService = {
  /** GET {base}/{quote}/1000. Never throws. */
  rate(pair: RatePair): Promise<Result<PairRate, RatesFailure>>;
};
