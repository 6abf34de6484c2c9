import type { ProbeResultsRecorder } from '../addresses/createProbeResultsRecorder.ts';
import { findPassingRefusal, isRefusal } from '../answers/judgeUnsteady.ts';
import { isAtHome } from '../probes/probedCall.ts';
import type { ProbedCall } from '../probes/probes.ts';
import type { RefusalResponse } from '../responses/describeRefusal.ts';
import { readErrorType } from '../responses/probeResponse.ts';

/** So many calls of a place, and so many tries of each, show whether a refusal stays. */
const [mostRepeated, mostTries] = [2, 3];

/** Refused at its last try. A partner may lock whom it has refused a token several times; a gateway names its refusals. */
const mayRepeat = ({ givesToken }: ProbedCall, tries: readonly RefusalResponse[]): boolean => {
  const last = tries.at(-1);
  return last !== undefined && isRefusal(last) && (givesToken !== true || readErrorType(last) !== '');
};

/** Sends calls that were refused again: who lets one in at another time is not who refused it. */
export const repeatRefusedCalls = async (
  { places, tried }: ProbeResultsRecorder,
  origin: string | undefined,
): Promise<void> => {
  for (const { tries } of places.values()) {
    const isShown = (): boolean => [...tries.values()].some((one) => findPassingRefusal(one) !== null);
    const refused = [...tries].flatMap(([call, one]) => (mayRepeat(call, one) ? [call] : []));
    for (const call of refused.slice(0, mostRepeated))
      for (let again = 0; again < mostTries && !isShown(); again += 1) {
        const asked = await call.ask(origin === undefined || isAtHome(call, origin) ? null : origin);
        if (typeof asked !== 'string') tried(call, asked.tries ?? []);
      }
  }
};
