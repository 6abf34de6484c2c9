import type { RatesFailure } from './marketRatesService.ts';

const minute = 60_000;

/** By itself no client asks for rates more often than this. */
const renewEveryMs = minute;

/**
 * How long a panel waits before it asks again by itself. What the service refuses for a reason of its own (a key, a
 * quota) will not be better in a minute, so that is asked seldom.
 */
export const ratesRenewalDelayMs = (failure: Pick<RatesFailure, 'kind'> | null): number =>
  failure?.kind === 'refused' || failure?.kind === 'missing-key' ? 10 * minute : renewEveryMs;
