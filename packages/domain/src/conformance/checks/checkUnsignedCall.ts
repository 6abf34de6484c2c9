import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgeUnsignedCallRefusal } from '../answers/judgeUnsignedCallRefusal.ts';
import type { RequiredCredential } from '../answers/requiredCredential.ts';
import type { ProbedCall } from '../probes/probes.ts';
import type { ExplainedVerdict } from '../responses/verdict.ts';
import { addressOfProbedCall, isAtHome } from '../probes/probedCall.ts';

/** The call without a signature or a token. */
export const checkUnsignedCall = async (
  call: ProbedCall,
  guard: RequiredCredential,
  origin: string | undefined,
  heard: (one: ProbeResponse | null) => void,
): Promise<ExplainedVerdict> => {
  const asked = origin === undefined || isAtHome(call, origin) ? null : origin;
  const answer = await call.unsigned(asked);
  heard(answer);
  return judgeUnsignedCallRefusal(asked, answer, guard, addressOfProbedCall(call));
};
