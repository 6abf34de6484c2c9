import { isRedirect, isWebPage, readRedirectTarget, type ProbeResponse } from '../responses/probeResponse.ts';

/** How a host answered, in words that fit behind `is answered`. */
export const describePageAnswer = (heard: ProbeResponse): string => {
  if (isRedirect(heard)) return `with status ${heard.status} to ${readRedirectTarget(heard, '')}`;
  return `with status ${heard.status}${isWebPage(heard) ? ' and a page' : ''}`;
};
