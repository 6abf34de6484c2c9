import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import { isAccepted, isServiceInTrouble, isWebPage, type ProbeResponse } from '../responses/probeResponse.ts';
import type { UserCallProbeResult } from './judgeLostQuery.ts';

/** How networks of caches, and the buckets behind them, mark what they give in place of an answer. */
const isOfSite = ({ headers, text = '' }: ProbeResponse): boolean =>
  /error from/i.test(headers['x-cache'] ?? '') ||
  /AmazonS3/i.test(headers['server'] ?? '') ||
  /<script[^>]+type=["']?module/i.test(text);

/** A page in place of a refusal; one that says itself why it refuses, as a firewall does, is a refusal. */
const isReplaced = (heard: ProbeResponse): boolean =>
  isWebPage(heard) &&
  !isServiceInTrouble(heard) &&
  (isAccepted(heard) || (isOfSite(heard) && findSymptomNamedByResponse(heard) === null));

/** Whether only pages come in place of refusals, where a call of the user who is signed in is answered as it should be. */
export const areRefusalsReplaced = (
  refused: readonly ProbeResponse[],
  calls: readonly UserCallProbeResult[],
): boolean =>
  refused.length > 0 &&
  refused.every(isReplaced) &&
  calls.some((call) => call.said === null && isAccepted(call));
