import { isMarketCurrency, type MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import * as z from 'zod/mini';
import { wireNumberOrNull } from '../http/wireShapes.ts';

/** Rates by code; what this product does not list, and what is no rate, is left out. */
const rates = z.pipe(
  z.record(z.string(), wireNumberOrNull),
  z.transform((record): Partial<Record<MarketCurrency, number>> =>
    Object.fromEntries(
      Object.entries(record).filter(
        ([code, rate]) => isMarketCurrency(code) && rate !== null && Number.isFinite(rate) && rate > 0,
      ),
    ),
  ),
);

/** An answer of `latest` that succeeded (RATE-13). */
export const latestWire = z.object({
  success: z.literal(true),
  base: z.optional(z.unknown()),
  timestamp: wireNumberOrNull,
  rates,
});

/** Rates in another base would be wrong by a factor, so they are none at all. */
export const isOfBase = (
  { base }: Pick<z.output<typeof latestWire>, 'base'>,
  asked: string | undefined,
): boolean => base === undefined || base === asked;

/** One that did not: which code, if the service names one. */
export const ratesRefusalSchema = z.object({
  success: z.literal(false),
  error: z.optional(z.object({ code: wireNumberOrNull })),
});
