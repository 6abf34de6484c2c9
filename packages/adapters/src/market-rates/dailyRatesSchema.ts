import * as z from 'zod/mini';
import { ratesByCurrencySchema } from './latestRatesSchema.ts';

/** An answer of `timeseries` that succeeded: rates by day (RATE-15). */
export const dailyRatesSchema = z.object({
  success: z.literal(true),
  base: z.optional(z.unknown()),
  rates: z.record(z.string(), ratesByCurrencySchema),
});
