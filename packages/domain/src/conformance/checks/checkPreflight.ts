import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgePreflight } from '../answers/judgePreflight.ts';
import type { ProbedCall } from '../probes/probes.ts';
import { asExpectedVerdict, notTriedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import { isAtHome } from '../probes/probedCall.ts';

/** The question of a browser before the call; nothing is asked where `isThere` says that nobody answers. */
export const checkPreflight = async (
  call: ProbedCall,
  origin: string | undefined,
  isThere: boolean,
  heard: (one: ProbeResponse | null) => void,
): Promise<ExplainedVerdict> => {
  if (call.target === null) return notTriedVerdict('not-configured');
  if (origin === undefined) return notTriedVerdict('no-origin');
  if (isAtHome(call, origin)) return asExpectedVerdict({ note: `It is at ${origin} itself.` });
  const { method, pageHeaders: headers, headerFields } = call;
  const answer = isThere ? await call.preflight(origin) : null;
  if (isThere) heard(answer);
  return judgePreflight({ origin, method, headers, headerFields }, answer);
};
