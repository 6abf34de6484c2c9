import type { Logger } from 'pino';
import type { TokenEvent } from '../account/tokenEvent.ts';
import type { ServicesMetrics } from './servicesMetrics.ts';

/** Writes a line for each question to a partner for a token, and counts how long the partner took. */
export const observeTokens = (
  { log, metrics }: { readonly log: Logger; readonly metrics: ServicesMetrics },
  { requestId, grantType, outcome, reason, milliseconds }: TokenEvent,
): void => {
  log.info({ requestId, grantType, outcome, reason, ms: milliseconds }, 'token of a partner');
  metrics.tokenSeconds.observe({ grant: grantType, outcome }, milliseconds / 1000);
};
