import { readOriginOfAddress } from '../address-parts/readOriginOfAddress.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { isRedirect, type ProbeResponse } from '../responses/probeResponse.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';

/** A redirect to the very address that was asked, which goes on without end; null where it is none. */
export const judgeRedirectLoop = (heard: ProbeResponse, asked: string): ExplainedVerdict | null => {
  if (!isRedirect(heard)) return null;
  const location = heard.headers['location'] ?? '';
  const target = location.startsWith('/') ? `${readOriginOfAddress(asked)}${location}` : location;
  // Asked by http a host may lead to https, which what is before it asks by http again.
  const isLoop = [target, `${target}/`, target.replace(/^http:/, 'https:')].includes(asked);
  return isLoop
    ? differsWithSymptom(
        'redirect',
        `It is redirected to itself (${heard.status}).`,
        makeSymptom('redirect-loop', `${asked} is redirected (${heard.status}) to ${location}`),
      )
    : null;
};
