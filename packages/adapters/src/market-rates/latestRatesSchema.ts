import { isMarketCurrency, type MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import * as z from 'zod/mini';
import { wireNumberOrNullSchema } from '../http/wireShapes.ts';

/** Rates by code; what this product does not list, and what is no rate, is left out. */
export const ratesByCurrencySchema = z.pipe(
  z.record(z.string(), wireNumberOrNullSchema),
  z.transform((record): Partial<Record<MarketCurrency, number>> =>
    Object.fromEntries(
      Object.entries(record).filter(
        ([code, rate]) => isMarketCurrency(code) && rate !== null && Number.isFinite(rate) && rate > 0,
      ),
    ),
  ),
);

/** An answer of `latest` that succeeded (RATE-13). */
export const latestRatesSchema = z.object({
  success: z.literal(true),
  base: z.optional(z.unknown()),
  timestamp: wireNumberOrNullSchema,
  rates: ratesByCurrencySchema,
});

/** Rates in another base would be wrong by a factor, so they are none at all. */
export const areRatesOfBase = (
  { base }: Pick<z.output<typeof latestRatesSchema>, 'base'>,
  asked: string | undefined,
): boolean => base === undefined || base === asked;

/** One that did not: which code, if the service names one. */
export const ratesRefusalSchema = z.object({
  success: z.literal(false),
  error: z.optional(z.object({ code: wireNumberOrNullSchema })),
});
